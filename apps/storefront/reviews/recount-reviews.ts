import type { Market } from '@lokke/domain/markets';
import {
  type CountedReview,
  countReviews,
  type ReviewCount,
  readStarsAlone,
} from '@lokke/domain/reviews';
import { fail, parseJson, type Result, succeed } from '@lokke/http-client';
import { type AdminClient, metafieldsDelete, reviewEntries } from '@lokke/shopify-admin';
import { productReviewFacts, type StorefrontClient } from '@lokke/shopify-storefront';
import { REVIEW_TYPE } from '../server/features/reviews/index.ts';
import { describeFailure, writeMetafields } from '../server/features/shop-connection/index.ts';

interface Shop {
  readonly market: Pick<Market, 'countryCode' | 'languageCode'>;
  readonly admin: AdminClient;
  readonly client: StorefrontClient;
}

interface Facts {
  readonly productId: string;
  readonly rating: string | null;
  readonly count: string | null;
  readonly list: string | null;
  readonly alone: string | null;
}

const NAMESPACE = 'reviews';
const KEYS = ['rating', 'rating_count', 'list'] as const;
/** `metafieldsDelete` takes 25, and a product has three. */
const PRODUCTS_AT_ONCE = 8;

/**
 * Writes rating, number and list of reviews to the products whose reviews say something else by now. Resolves to how
 * many products that were; a rating that came with a product stays until it has a review.
 */
export async function recountReviews(shop: Shop): Promise<Result<number, string>> {
  const [reviews, facts] = await Promise.all([allReviews(shop.admin), allFacts(shop)]);
  if (!reviews.ok) return reviews;
  if (!facts.ok) return facts;
  const alone = new Map(
    facts.value.map((known) => [known.productId, readStarsAlone(parseJson(known.alone))]),
  );
  const counted = countReviews(reviews.value, alone);
  const counts = new Map(counted.map((one) => [one.productId, one]));
  const changed = facts.value.flatMap((known) => {
    const count = counts.get(known.productId);
    return count !== undefined && !isSaid(count, known) ? [count] : [];
  });
  const emptied = facts.value.filter(
    ({ productId, list }) => list !== null && !counts.has(productId),
  );
  const refused = await writeMetafields(shop.admin, changed.map(writtenFor));
  if (!refused.ok) return fail(`The ratings were not written (${refused.failure})`);
  for (let at = 0; at < emptied.length; at += PRODUCTS_AT_ONCE) {
    const metafields = emptied
      .slice(at, at + PRODUCTS_AT_ONCE)
      .flatMap(({ productId: ownerId }) =>
        KEYS.map((key) => ({ ownerId, namespace: NAMESPACE, key })),
      );
    const removed = await metafieldsDelete(shop.admin, { metafields });
    if (!removed.ok)
      return fail(`The ratings were not removed (${describeFailure(removed.failure)})`);
  }
  if (refused.value.length === 0) return succeed(changed.length + emptied.length);
  return fail(`The ratings of some products were not written: ${refused.value.join('; ')}`);
}

async function allReviews(admin: AdminClient): Promise<Result<readonly CountedReview[], string>> {
  const found: CountedReview[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof reviewEntries>> = await reviewEntries(admin, {
      type: REVIEW_TYPE,
      after,
    });
    if (!page.ok) return fail(`The reviews cannot be read (${describeFailure(page.failure)})`);
    found.push(...page.value.entries);
    after = page.value.next;
  } while (after !== null);
  return succeed(found);
}

async function allFacts({ client, market }: Shop): Promise<Result<readonly Facts[], string>> {
  const found: Facts[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof productReviewFacts>> = await productReviewFacts(client, {
      after,
      country: market.countryCode,
      language: market.languageCode,
    });
    if (!page.ok) return fail(`The products cannot be read (${describeFailure(page.failure)})`);
    found.push(...page.value.facts);
    after = page.value.next;
  } while (after !== null);
  return succeed(found);
}

function isSaid({ rating, count, listed }: ReviewCount, known: Facts): boolean {
  const said = Number(Object(JSON.parse(known.rating ?? '{}')).value);
  return (
    said === Number(rating) &&
    known.count === String(count) &&
    known.list !== null &&
    JSON.stringify(JSON.parse(known.list)) === JSON.stringify(listed)
  );
}

function writtenFor({ productId: ownerId, rating, count, listed }: ReviewCount) {
  const value = JSON.stringify({ value: rating, scale_min: '1.0', scale_max: '5.0' });
  const list = JSON.stringify(listed);
  const one = { ownerId, namespace: NAMESPACE };
  const metafields = [
    { ...one, key: 'rating', type: 'rating', value },
    { ...one, key: 'rating_count', type: 'number_integer', value: String(count) },
    { ...one, key: 'list', type: 'list.metaobject_reference', value: list },
  ];
  return { owner: ownerId, metafields };
}
