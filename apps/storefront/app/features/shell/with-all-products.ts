import type { MenuItem } from '../../shared/catalogue-source.ts';

const ALL_PRODUCTS = '/shop';

/** A merchant's menu may leave out the shelf with everything; a visitor must always find it. */
export function withAllProducts(items: readonly MenuItem[], title: string): readonly MenuItem[] {
  if (items.some(({ path }) => path === ALL_PRODUCTS)) return items;
  return [{ title, path: ALL_PRODUCTS, items: [] }, ...items];
}
