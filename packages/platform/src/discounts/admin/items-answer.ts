import type { Collection, Product, ShopCatalogue, Variant } from '../../catalogue/index.ts';
import type { ItemSet } from '../discount.ts';

export type ItemsAnswer =
  | { readonly __typename: 'AllDiscountItems'; readonly allItems: true }
  | { readonly __typename: 'DiscountCollections'; readonly found: readonly Collection[] }
  | {
      readonly __typename: 'DiscountProducts';
      readonly foundProducts: readonly Product[];
      readonly foundVariants: readonly Variant[];
    };

/** What the shop shows of the things that a discount names; what it no longer shows is left out. */
export function itemsAnswer(items: ItemSet, catalogue: ShopCatalogue): ItemsAnswer {
  switch (items.kind) {
    case 'all':
      return { __typename: 'AllDiscountItems', allItems: true };
    case 'collections':
      return {
        __typename: 'DiscountCollections',
        found: items.collections.flatMap(
          (handle) => catalogue.collectionByHandle.get(handle) ?? [],
        ),
      };
    case 'products':
      return {
        __typename: 'DiscountProducts',
        foundProducts: items.products.flatMap(
          (handle) => catalogue.productByHandle.get(handle) ?? [],
        ),
        foundVariants: items.variants.flatMap((key) => variantOf(key, catalogue) ?? []),
      };
  }
}

function variantOf(key: string, { variantById }: ShopCatalogue): Variant | undefined {
  return variantById.get(key) ?? [...variantById.values()].find(({ record }) => record.sku === key);
}
