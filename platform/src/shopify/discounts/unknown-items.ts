import type { ShopCatalogue } from '../catalogue/index.ts';
import type { DiscountDraft, ItemSet } from './discount-draft.ts';

/** Finds names in a draft that match nothing in the shop: most likely misspelt. */
export function unknownItems(
  { terms }: DiscountDraft,
  catalogue: ShopCatalogue,
): readonly DiscountProblem[] {
  return terms.kind === 'basic'
    ? unknownOf(terms.items, 'terms.items', catalogue)
    : [
        ...unknownOf(terms.buys.items, 'terms.buys.items', catalogue),
        ...unknownOf(terms.gets.items, 'terms.gets.items', catalogue),
      ];
}

function unknownOf(
  items: ItemSet,
  path: string,
  { productByHandle, collectionByHandle, variantById, variantBySku }: ShopCatalogue,
): readonly DiscountProblem[] {
  const problem = (what: string) => (name: string) => ({
    path,
    message: `names the unknown ${what} "${name}"`,
  });
  switch (items.kind) {
    case 'all':
      return [];
    case 'collections':
      return items.collections
        .filter((handle) => !collectionByHandle.has(handle))
        .map(problem('collection'));
    case 'products': {
      const unknownProducts = items.products.filter((handle) => !productByHandle.has(handle));
      const unknownVariants = items.variants.filter(
        (key) => !variantById.has(key) && variantBySku(key) === undefined,
      );
      return [
        ...unknownProducts.map(problem('product')),
        ...unknownVariants.map(problem('variant')),
      ];
    }
  }
}

export interface DiscountProblem {
  /** Place in the draft: `terms.gets.quantity`. */
  readonly path: string;
  readonly message: string;
}
