import type { Catalogue } from '@lokke/contract/ports';
import type { OpenAccount } from '../account/index.ts';
import { ownReviews } from './own-reviews.ts';
import { reviewsToWrite } from './reviews-to-write.ts';

/** Reads what pages of the account tell of reviews; opens the account when it is asked. */
export function openReviews(
  open: () => OpenAccount,
  catalogue: Pick<Catalogue, 'products' | 'productsByHandles'>,
) {
  return {
    toWrite: () => reviewsToWrite(open(), catalogue),
    own: () => ownReviews(open(), catalogue),
  };
}
