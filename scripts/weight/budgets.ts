/** What the first visit of a page may bring, before anybody touches it. JavaScript and CSS gzipped, fonts as they are. */
export interface Budget {
  readonly page: string;
  /** The page's route files below `app/`, beside what every page has. */
  readonly routes: readonly string[];
  readonly scriptInBytes: number;
  readonly styleInBytes: number;
  readonly fontInBytes: number;
}

const FONTS_IN_BYTES = 32_300;

function budget(page: string, routes: readonly string[], script: number, style: number): Budget {
  return { page, routes, scriptInBytes: script, styleInBytes: style, fontInBytes: FONTS_IN_BYTES };
}

// At most 125,000 for home, lists and products, and 135,000 for bag and account; what is saved is taken off here.
// The pages of shoppers share one sheet: it is the account's as well, and its names of classes come with the shell.
export const BUDGETS: readonly Budget[] = [
  budget('home', ['routes/home.tsx'], 120_550, 10_900),
  budget('listing', ['routes/listing.tsx'], 124_400, 10_900),
  budget('range', ['routes/range.tsx'], 124_500, 10_900),
  budget('product', ['routes/product.tsx'], 123_900, 10_900),
  budget('search', ['routes/search.tsx'], 117_400, 10_900),
  // With what can be done about a bag of which not all is left, and how far it has come, which would move it if it came later.
  budget('cart', ['routes/cart.tsx'], 128_600, 13_000),
  budget(
    'login',
    ['routes/account/messages-layout.tsx', 'routes/account/login.tsx'],
    123_600,
    11_900,
  ),
  budget(
    'account',
    [
      'routes/account/messages-layout.tsx',
      'routes/account/layout.tsx',
      'routes/account/dashboard.tsx',
    ],
    120_250,
    12_400,
  ),
];
