import type { Catalogue, ContentSource } from '@lokke/contract/ports';
import { deliveryPriceOf } from '@lokke/domain/delivery';
import { feedItems } from '@lokke/domain/feeds';
import type { FeedFormat, FeedShop } from './feed-formats.ts';

/** The catalogue did not answer to the end; what was written so far is no feed. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
}

/** Writes a feed in portions, so that a shop of any size takes little memory. */
export async function* writeFeed(
  { details }: Pick<Catalogue, 'details'>,
  shop: FeedShop,
  format: FeedFormat,
): AsyncGenerator<string> {
  yield format.begin(shop);
  let isFirst = true;
  for await (const loaded of details()) {
    if (loaded.kind !== 'found') throw new FeedError('The products could not be read.');
    for (const product of loaded.value) {
      const items = feedItems(product);
      if (items.length === 0) continue;
      yield format.writeProduct(shop, items, isFirst);
      isFirst = false;
    }
  }
  yield format.end;
}

/** Reads the price of delivery where the content tells it; a feed without is complete, too. */
export async function readDelivery(
  content: Pick<ContentSource, 'delivery'>,
  catalogue: Pick<Catalogue, 'promotions'>,
  { currencyCode }: FeedShop['market'],
): Promise<FeedShop['delivery']> {
  const [terms, promotions] = await Promise.all([content.delivery(), catalogue.promotions()]);
  // A feed is kept: one that lacks the delivery because the content is out would be wrong for an hour.
  if (terms.kind === 'failed') throw new FeedError('The terms of delivery could not be read.');
  if (terms.kind === 'missing') return null;
  const price = deliveryPriceOf(terms.value, currencyCode);
  if (price === null) return null;
  return {
    price,
    freeFrom: promotions.kind === 'found' ? promotions.value.freeDeliveryFrom : null,
  };
}
