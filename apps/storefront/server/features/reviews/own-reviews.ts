import type { Catalogue } from '@lokke/contract/ports';
import { plainIdOf } from '@lokke/domain/ids';
import { reviewHandle } from '@lokke/domain/reviews';
import { metaobjectsByHandles } from '@lokke/shopify-admin';
import { accountOf, logFailure, type OpenAccount } from '../account/index.ts';
import { REVIEW_TYPE } from './write-review.ts';

const PRODUCTS = { atOnce: 25, atMost: 500 };
/** Told by the product's name, and known to whom the copy is for. */
const LEFT_OUT: ReadonlySet<string> = new Set(['product', 'author']);

/**
 * A copy of the visitor's reviews, published or not (GDPR, art. 15 and 20), of products that are sold; null where they
 * cannot be read. No API finds them by their writer, but the handle of each is known.
 */
export async function ownReviews(
  source: OpenAccount,
  catalogue: Pick<Catalogue, 'products'>,
): Promise<readonly object[] | null> {
  const { accounts, admin, limits } = source;
  const [identified, sold] = await Promise.all([accounts.identify(), catalogue.products()]);
  if (admin === null || !identified.ok || identified.value === null || sold.kind !== 'found') {
    return null;
  }
  const { customerId, email } = identified.value;
  const attempt = await limits.customerDataByAccount.attempt(accountOf(source, email));
  if (!attempt.isAllowed) return null;
  const writer = plainIdOf(customerId) ?? '';
  const titles = new Map(
    sold.value
      .slice(0, PRODUCTS.atMost)
      .map(({ id, title }) => [reviewHandle(writer, plainIdOf(id) ?? ''), title]),
  );
  const handles = [...titles.keys()];
  const reviews: object[] = [];
  for (let at = 0; at < handles.length; at += PRODUCTS.atOnce) {
    const asked = handles.slice(at, at + PRODUCTS.atOnce);
    const read = await metaobjectsByHandles(admin, REVIEW_TYPE, asked);
    if (!read.ok) {
      logFailure(source, 'read own reviews', read.failure);
      return null;
    }
    for (const [handle, texts] of read.value) {
      const told = [...texts].filter(([key]) => !LEFT_OUT.has(key));
      reviews.push({ product: titles.get(handle), ...Object.fromEntries(told) });
    }
  }
  return reviews;
}
