import { getProductsByIds } from '@lokke/contract/content';
import { requestRestock } from '@lokke/contract/restock';
import { listReviews, mayWriteReview, withdrawReview, writeReview } from '@lokke/contract/reviews';
import { productIdOf } from '@lokke/domain/ids';
import { marketOf } from '@lokke/domain/markets';
import type { AccountContexts } from '../features/account/index.ts';
import { productPages } from '../features/content/index.ts';
import type { Restocks } from '../features/forms/index.ts';
import * as reviews from '../features/reviews/index.ts';
import type { Shops } from '../features/shops/index.ts';
import { accountRoute } from './account-route.ts';
import { handleCall, type Route } from './handle-call.ts';
import { refuse } from './reply.ts';

/** Spec §7: products as pages, for wishlists. */
export function contentCalls(shops: Shops): readonly Route[] {
  return [
    handleCall(getProductsByIds, async ({ locale, productIds }) => {
      const { productsByIds } = shops.catalogueOf(marketOf(locale));
      const asked = await productsByIds(productIds.flatMap((id) => productIdOf(id) ?? []));
      if (asked.kind !== 'found') return refuse('platformFailed');
      const inside = asked.value.flatMap(({ bundledProducts = [] }) => bundledProducts);
      const contents = await productsByIds(inside);
      if (contents.kind !== 'found') return refuse('platformFailed');
      const products = productPages([...asked.value, ...contents.value], productIds);
      return { kind: 'reply', reply: { products: [...products] } };
    }),
  ];
}

/** A product that is not there has no reviews. */
export function reviewCalls(shops: Shops, accounts: AccountContexts): readonly Route[] {
  return [
    handleCall(listReviews, async ({ locale, handle }) => {
      const loaded = await shops.catalogueOf(marketOf(locale)).reviews(handle);
      if (loaded.kind === 'failed') return refuse('platformFailed');
      const found = loaded.kind === 'found' ? loaded.value.reviews : [];
      return {
        kind: 'reply',
        reply: { reviews: found.map((one) => ({ ...one, pictureUrls: [...one.pictureUrls] })) },
      };
    }),
    accountRoute(accounts, {
      call: mayWriteReview,
      work: (source, { handle }) =>
        reviews.mayWriteReview(source, handle, shops.catalogueOf(source.market)),
      replyOf: ({ isBought }) => ({ isBought }),
    }),
    accountRoute(accounts, {
      call: withdrawReview,
      work: (source, { handle }) =>
        reviews.withdrawReview(source, handle, shops.catalogueOf(source.market)),
      replyOf: () => ({ success: true }) as const,
    }),
    accountRoute(accounts, {
      call: writeReview,
      work: (source, { locale: _, ...written }) =>
        reviews.writeReview(source, written, shops.catalogueOf(source.market)),
      replyOf: () => ({ success: true }) as const,
    }),
  ];
}

export function restockCalls(restocks: Restocks | undefined): readonly Route[] {
  return [
    handleCall(requestRestock, async ({ locale, ...input }, requestContext) => {
      const restock = restocks?.open({ ...requestContext, market: marketOf(locale) }) ?? null;
      if (restock === null) return refuse('unknownPath');
      const outcome = await restock.request(input);
      if (outcome.ok) return { kind: 'reply', reply: { success: true as const } };
      const { ok: _, fields: __, ...refusal } = outcome;
      return { kind: 'refusal', ...refusal };
    }),
  ];
}
