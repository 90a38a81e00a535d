/** The pages that are aimed at by name. */
export const MAIN_PAGES = [
  { name: 'home', path: '/nl' },
  { name: 'listing', path: '/nl/shop' },
  { name: 'product', path: '/nl/products/rain-shampoo' },
] as const;
