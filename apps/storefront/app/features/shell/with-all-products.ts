import type { MenuItem } from '@lokke/contract/ports';

const ALL_PRODUCTS = '/shop';

// An item with children opens a panel, so its own URL is unused.
/** Adds "all products" where the merchant's menu lacks it. */
export function withAllProducts(items: readonly MenuItem[], title: string): readonly MenuItem[] {
  if (leadsToAll(items)) return items;
  return [{ title, path: ALL_PRODUCTS, items: [] }, ...items];
}

function leadsToAll(items: readonly MenuItem[]): boolean {
  return items.some(({ path, items: below }) =>
    below.length === 0 ? path === ALL_PRODUCTS : leadsToAll(below),
  );
}
