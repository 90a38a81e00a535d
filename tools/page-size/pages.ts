export interface MeasuredPage {
  readonly page: string;
  /** The page's route files below `app/`, beside what every page has. */
  readonly routes: readonly string[];
}

/** The pages whose first visit is held to a budget. */
export const PAGES: readonly MeasuredPage[] = [
  { page: 'home', routes: ['routes/home.tsx'] },
  // Everything that a first visit has loaded once its page is idle.
  { page: 'idle', routes: ['routes/home.tsx', 'routes/idle-parts.ts'] },
  { page: 'listing', routes: ['routes/listing.tsx'] },
  { page: 'range', routes: ['routes/range.tsx'] },
  { page: 'product', routes: ['routes/product.tsx'] },
  { page: 'search', routes: ['routes/search.tsx'] },
  { page: 'content', routes: ['routes/page.tsx'] },
  { page: 'cart', routes: ['routes/cart.tsx'] },
  { page: 'login', routes: ['routes/account/messages-layout.tsx', 'routes/account/login.tsx'] },
  {
    page: 'account',
    routes: [
      'routes/account/messages-layout.tsx',
      'routes/account/layout.tsx',
      'routes/account/dashboard.tsx',
    ],
  },
];
