import { listReviews, writeReview } from '@lokke/contract/reviews';
import { marketOf } from '@lokke/domain/markets';
import type { AccountContexts } from '../features/account/index.ts';
import * as reviews from '../features/reviews/index.ts';
import type { Shops } from '../features/shops/index.ts';
import { accountRoute } from './account-route.ts';
import type { Route } from './checkout-calls.ts';
import { handleCall } from './handle-call.ts';
import { refuse } from './reply.ts';

/** A product that is not there has no reviews. */
export function reviewCalls(shops: Shops, accounts: AccountContexts): readonly Route[] {
  return [
    {
      path: listReviews.path,
      handle: handleCall(listReviews, async ({ locale, handle }) => {
        const loaded = await shops.catalogueOf(marketOf(locale)).reviews(handle);
        if (loaded.kind === 'failed') return refuse('platformFailed');
        const found = loaded.kind === 'found' ? loaded.value : [];
        return {
          kind: 'reply',
          reply: { reviews: found.map((one) => ({ ...one, pictureUrls: [...one.pictureUrls] })) },
        };
      }),
    },
    accountRoute(accounts, {
      call: writeReview,
      work: (source, { locale: _, ...written }) =>
        reviews.writeReview(source, written, shops.catalogueOf(source.market)),
      replyOf: () => ({ success: true }) as const,
    }),
  ];
}
