import type { PackedListing } from '@lokke/domain/listing';
import type { ListedCard, ListingData } from './load-listing.ts';

export function readPacked({ packed }: Pick<ListingData, 'packed'>): PackedListing {
  return JSON.parse(packed);
}

export function readCards({ cards }: Pick<ListingData, 'cards'>): readonly ListedCard[] {
  return JSON.parse(cards);
}
