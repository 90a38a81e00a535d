import { getProductsByIds } from '@lokke/contract/content';
import { productIdOf } from '@lokke/domain/ids';
import { marketOf } from '@lokke/domain/markets';
import { productPages } from '../features/content/index.ts';
import type { Shops } from '../features/shops/index.ts';
import type { Route } from './checkout-calls.ts';
import { handleCall } from './handle-call.ts';
import { refuse } from './reply.ts';

/** Spec §7: products as pages, for wishlists. */
export function contentCalls(shops: Shops): readonly Route[] {
  return [
    {
      path: getProductsByIds.path,
      handle: handleCall(getProductsByIds, async ({ locale, productIds }) => {
        const { productsByIds } = shops.catalogueOf(marketOf(locale));
        const asked = await productsByIds(productIds.flatMap((id) => productIdOf(id) ?? []));
        if (asked.kind !== 'found') return refuse('platformFailed');
        const inside = asked.value.flatMap(({ bundledProducts = [] }) => bundledProducts);
        const contents = await productsByIds(inside);
        if (contents.kind !== 'found') return refuse('platformFailed');
        const products = productPages([...asked.value, ...contents.value], productIds);
        return { kind: 'reply', reply: { products: [...products] } };
      }),
    },
  ];
}
