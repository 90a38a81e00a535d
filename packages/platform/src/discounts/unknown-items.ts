import type { ShopCatalogue } from '../catalogue/index.ts';
import type { DiscountDraft, ItemSet } from './discount.ts';
import type { DiscountProblem } from './find-problems.ts';

/** Names in a draft that the shop shows nothing for: most likely they are misspelt. */
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
  { productByHandle, collectionByHandle, variantById }: ShopCatalogue,
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
      const skus = new Set([...variantById.values()].map(({ record }) => record.sku));
      const unknownProducts = items.products.filter((handle) => !productByHandle.has(handle));
      const unknownVariants = items.variants.filter(
        (key) => !variantById.has(key) && !skus.has(key),
      );
      return [
        ...unknownProducts.map(problem('product')),
        ...unknownVariants.map(problem('variant')),
      ];
    }
  }
}
