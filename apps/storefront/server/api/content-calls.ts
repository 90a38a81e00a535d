import { getProductsByIds } from '@lokke/contract/content';
import { marketOf } from '@lokke/domain/markets';
import { productPages } from '../features/content/index.ts';
import type { Shops } from '../features/services/index.ts';
import type { Route } from './checkout-calls.ts';
import { handleCall } from './handle-call.ts';
import { refuse } from './reply.ts';

/** Spec §7: products as pages, for wishlists. */
export function contentCalls(shops: Shops): readonly Route[] {
  return [
    {
      path: getProductsByIds.path,
      handle: handleCall(getProductsByIds, async ({ locale, productIds }) => {
        const loaded = await shops.catalogueOf(marketOf(locale)).products();
        if (loaded.kind !== 'found') return refuse('platformFailed');
        return { kind: 'reply', reply: { products: [...productPages(loaded.value, productIds)] } };
      }),
    },
  ];
}
