import type { AccountOutcome, Catalogue } from '@lokke/contract/ports';
import { plainIdOf } from '@lokke/domain/ids';
import { authorName, checkReview, type ReviewText, reviewHandle } from '@lokke/domain/reviews';
import {
  type AdminClient,
  metaobjectCreate,
  metaobjectDelete,
  takenHandles,
} from '@lokke/shopify-admin';
import {
  accountOf,
  fail,
  logFailure,
  type OpenAccount,
  rateLimited,
  succeed,
} from '../account/index.ts';

/** Type of the app's own metaobjects: docs/decisions/0031-reviews-in-an-app-type.md. */
export const REVIEW_TYPE = '$app:product_review';

interface WrittenReview extends ReviewText {
  /** The product's. */
  readonly handle: string;
}

/** Keeps a review as a draft, until the shop approves it. Once per product, and only with a proved address. */
export async function writeReview(
  source: OpenAccount,
  { handle, ...text }: WrittenReview,
  catalogue: Pick<Catalogue, 'product'>,
): Promise<AccountOutcome<null>> {
  const checked = checkReview(text, source.market.language);
  if (!checked.ok) return fail(checked.code, { fields: checked.fields });
  const found = await findReviewer(source, handle, catalogue, 'reviewsByAccount');
  if (!found.ok) return found;
  const { admin, reviewId, ...reviewer } = found.value;
  const customer = await source.accounts.customer();
  if (!customer.ok) return customer;
  const result = await metaobjectCreate(admin, {
    type: REVIEW_TYPE,
    handle: reviewId,
    fields: fieldsOf(checked.review, {
      ...reviewer,
      author: authorName(customer.value.firstName, customer.value.lastName),
      language: source.market.language,
      submittedAt: new Date(source.now()).toISOString(),
    }),
  });
  if (!result.ok) {
    logFailure(source, 'write a review', result.failure);
    return fail('platformFailed');
  }
  return result.value === 'taken' ? fail('reviewExists') : succeed(null);
}

/** Tells before the first word whether a review may be written; a refusal names what is missing. */
export async function mayWriteReview(
  source: OpenAccount,
  handle: string,
  catalogue: Pick<Catalogue, 'product'>,
): Promise<AccountOutcome<{ readonly isBought: boolean }>> {
  const found = await findReviewer(source, handle, catalogue, 'customerDataByAccount');
  if (!found.ok) return found;
  const { admin, reviewId, isBought } = found.value;
  const taken = await takenHandles(admin, REVIEW_TYPE, [reviewId]);
  if (taken.ok && taken.value.has(reviewId)) return fail('reviewExists');
  return succeed({ isBought });
}

/** Deletes what the writer said of a product: consent to publish it can be taken back (GDPR, art. 7 (3)). */
export async function withdrawReview(
  source: OpenAccount,
  handle: string,
  catalogue: Pick<Catalogue, 'product'>,
): Promise<AccountOutcome<null>> {
  const found = await findReviewer(source, handle, catalogue, 'reviewsByAccount');
  if (!found.ok) return found;
  const { admin, reviewId } = found.value;
  const result = await metaobjectDelete(admin, { type: REVIEW_TYPE, handle: reviewId });
  if (result.ok) return succeed(null);
  logFailure(source, 'withdraw a review', result.failure);
  return fail('platformFailed');
}

interface Reviewer {
  readonly customerId: string;
  readonly productId: string;
  readonly isBought: boolean;
}

/** Finds who may review a product: a customer with a proved address. */
async function findReviewer(
  source: OpenAccount,
  handle: string,
  catalogue: Pick<Catalogue, 'product'>,
  limit: 'reviewsByAccount' | 'customerDataByAccount',
): Promise<AccountOutcome<Reviewer & { readonly admin: AdminClient; readonly reviewId: string }>> {
  const { accounts, admin, limits } = source;
  const identified = await accounts.identify();
  if (!identified.ok) return identified;
  if (identified.value === null) return fail('notLoggedIn');
  const { customerId, email } = identified.value;
  const attempt = await limits[limit].attempt(accountOf(source, email));
  if (!attempt.isAllowed) return rateLimited('tooManyRequests', attempt.retryAfterInSeconds);
  const proved = await accounts.isEmailProved(identified.value);
  if (!proved.ok) return proved;
  if (admin === null || !proved.value) return fail('emailNotProved');
  const product = await catalogue.product(handle);
  if (product.kind === 'missing') return fail('unknownProduct');
  if (product.kind === 'failed') return fail('platformFailed');
  const bought = await accounts.allOrders(
    ({ cancelledAt, lines }) =>
      cancelledAt === null && lines.some(({ productHandle }) => productHandle === handle),
    1,
  );
  if (!bought.ok) return bought;
  const productId = product.value.id;
  const reviewId = reviewHandle(plainIdOf(customerId) ?? '', plainIdOf(productId) ?? '');
  return succeed({ admin, reviewId, customerId, productId, isBought: bought.value.length > 0 });
}

interface Circumstances extends Reviewer {
  readonly author: string;
  readonly language: string;
  readonly submittedAt: string;
}

/** Maps to the fields of Shopify's standard definition, and `hair_type`; what is empty is left out. */
function fieldsOf({ stars, title, body, hairType }: ReviewText, about: Circumstances) {
  const rating = { value: stars.toFixed(1), scale_min: '1.0', scale_max: '5.0' };
  return Object.entries({
    rating: JSON.stringify(rating),
    title,
    body,
    submitted_at: about.submittedAt,
    source: 'storefront',
    author: about.customerId,
    author_display_name: about.author,
    product: about.productId,
    language: about.language,
    app_verification_status: about.isBought ? 'verified_buyer' : 'unverified',
    hair_type: hairType ?? '',
  })
    .filter(([, value]) => value !== '')
    .map(([key, value]) => ({ key, value }));
}
