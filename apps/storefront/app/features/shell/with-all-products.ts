import type { MenuItem } from '@lokke/contract/ports';

const ALL_PRODUCTS = '/shop';

// An item with others below it opens a panel, so its own address leads nowhere.
/** A merchant's menu may leave out the shelf with everything; a visitor must always find it. */
export function withAllProducts(items: readonly MenuItem[], title: string): readonly MenuItem[] {
  if (items.some(({ path, items: below }) => path === ALL_PRODUCTS && below.length === 0))
    return items;
  return [{ title, path: ALL_PRODUCTS, items: [] }, ...items];
}
