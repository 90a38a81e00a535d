import type { Catalogue } from '@lokke/contract/ports';
import type { ProductSummary } from '@lokke/domain/catalogue';
import { plainIdOf } from '@lokke/domain/ids';
import { reviewableProducts, reviewHandle } from '@lokke/domain/reviews';
import { takenHandles } from '@lokke/shopify-admin';
import { logFailure, type OpenAccount } from '../account/index.ts';
import { REVIEW_TYPE } from './write-review.ts';

const MOST = { considered: 12, shown: 4 };

/** Products that the visitor has received and could tell of; none where that is not known, or not theirs to do. */
export async function reviewsToWrite(
  source: OpenAccount,
  catalogue: Pick<Catalogue, 'productsByHandles'>,
): Promise<readonly ProductSummary[]> {
  const { accounts, admin } = source;
  if (admin === null) return [];
  const [identified, orders] = await Promise.all([accounts.identify(), accounts.orders()]);
  if (!identified.ok || identified.value === null || !orders.ok) return [];
  const handles = reviewableProducts(orders.value.orders, MOST.considered);
  if (handles.length === 0) return [];
  const sold = await catalogue.productsByHandles(handles);
  if (sold.kind !== 'found' || sold.value.length === 0) return [];
  const received = sold.value;
  const writer = plainIdOf(identified.value.customerId) ?? '';
  const reviewOf = ({ id }: ProductSummary) => reviewHandle(writer, plainIdOf(id) ?? '');
  const [proved, written] = await Promise.all([
    accounts.isEmailProved(identified.value),
    takenHandles(admin, REVIEW_TYPE, received.map(reviewOf)),
  ]);
  if (!written.ok) {
    logFailure(source, 'read reviews', written.failure);
    return [];
  }
  if (!proved.ok || !proved.value) return [];
  return received.filter((product) => !written.value.has(reviewOf(product))).slice(0, MOST.shown);
}
