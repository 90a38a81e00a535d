import { type Connection, connectionOf, type PageArguments } from '../../graphql/index.ts';
import type { Product } from '../read/entries.ts';
import type { Facet } from './facets.ts';
import type { SortedProducts } from './sort-products.ts';

export interface ProductPage extends Connection<Product> {
  /** Worked out only when asked for. */
  readonly facets: () => readonly Facet[];
}

export function productPage(
  { items, keyOf }: SortedProducts,
  args: PageArguments,
  facets: () => readonly Facet[] = () => [],
): ProductPage {
  return { ...connectionOf({ items, args, keyOf }), facets };
}
