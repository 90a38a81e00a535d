import type { AutomaticDiscountResponse } from '@lokke/contract/discount';
import type { AutomaticDiscountNode, DiscountItems, DiscountProduct } from '@lokke/shopify-admin';

type Data = AutomaticDiscountResponse['data'];
type FreeProduct = NonNullable<Data['customerGets']>['products'][number];
type BuyItems = NonNullable<Data['customerBuys']>['items'];

/** Maps the platform's discount to our API's (spec §7). */
export function mapDiscount(node: AutomaticDiscountNode): AutomaticDiscountResponse {
  const { id, kind, status, title, usesPerOrderLimit, buys, gets } = node;
  const items = buys === null ? null : mapBuyItems(buys.items);
  return {
    discountId: id,
    type: kind,
    data: {
      status,
      title,
      usesPerOrderLimit,
      customerBuys:
        buys === null || items === null
          ? null
          : { items, value: { quantity: buys.quantity, amount: buys.amount } },
      customerGets: gets && { products: freeProductsOf(gets) },
    },
  };
}

function mapBuyItems({ kind, products, variants, collectionIds }: DiscountItems): BuyItems | null {
  switch (kind) {
    case 'AllDiscountItems':
      return { __typename: kind };
    case 'DiscountCollections':
      return { __typename: kind, collections: collectionIds.map((id) => ({ id })) };
    case 'DiscountProducts':
      return {
        __typename: kind,
        products: products.map(({ id }) => ({ id })),
        productVariants: variants.map(({ variantId }) => ({ id: variantId })),
      };
    default:
      return null;
  }
}

/** A whole product stands for its first variant, as carts hold variants. */
function freeProductsOf({ products, variants }: DiscountItems): FreeProduct[] {
  return [...products, ...variants].flatMap((product: DiscountProduct) => {
    const { id, variantId, title, handle, picture } = product;
    return variantId === null ? [] : [{ id, variantId, title, handle, featuredImage: picture }];
  });
}
