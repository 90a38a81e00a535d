/** What the first visit of a page may bring, before anybody touches it. JavaScript and CSS gzipped, fonts as they are. */
export interface Budget {
  readonly page: string;
  /** The page's route files below `app/`, beside what every page has. */
  readonly routes: readonly string[];
  readonly scriptInBytes: number;
  readonly styleInBytes: number;
  readonly fontInBytes: number;
}

const FONTS_IN_BYTES = 50_000;

function budget(page: string, routes: readonly string[], script: number, style: number): Budget {
  return { page, routes, scriptInBytes: script, styleInBytes: style, fontInBytes: FONTS_IN_BYTES };
}

// At most 125,000 for home, lists and products, and 135,000 for bag and account; what is saved is taken off here.
export const BUDGETS: readonly Budget[] = [
  budget('home', ['routes/home.tsx'], 120_300, 10_000),
  budget('listing', ['routes/listing.tsx'], 124_000, 10_000),
  budget('range', ['routes/range.tsx'], 124_100, 10_000),
  budget('product', ['routes/product.tsx'], 123_900, 10_650),
  budget('search', ['routes/search.tsx'], 116_900, 10_000),
  // With what can be done about a bag of which not all is left.
  budget('cart', ['routes/cart.tsx'], 125_500, 10_000),
  budget('login', ['routes/account/texts.tsx', 'routes/account/login.tsx'], 123_000, 10_000),
  budget(
    'account',
    ['routes/account/texts.tsx', 'routes/account/frame.tsx', 'routes/account/dashboard.tsx'],
    119_600,
    10_000,
  ),
];
