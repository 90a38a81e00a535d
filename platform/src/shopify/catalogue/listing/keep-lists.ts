import { latestValues } from '../../../store/index.ts';
import type { Collection, Product } from '../read/entries.ts';
import type { Facet } from './facets.ts';

/** Of each kind, of one collection. */
const MOST_KEPT = 8;

function keptLists() {
  return {
    forSale: latestValues<string, Uint8Array>(MOST_KEPT),
    orders: latestValues<string, Uint32Array>(MOST_KEPT),
    found: latestValues<string, readonly Product[]>(MOST_KEPT),
    availability: latestValues<string, Facet>(MOST_KEPT),
    facets: latestValues<string, readonly Facet[]>(MOST_KEPT),
  };
}

const keptOf = new WeakMap<Collection, ReturnType<typeof keptLists>>();

/**
 * What was made of a collection's products, as long as the collection is the same object: it is another one after each
 * change of the catalogue. What follows from stock or sales has their version in its key.
 */
export function keptOfCollection(collection: Collection): ReturnType<typeof keptLists> {
  const kept = keptOf.get(collection) ?? keptLists();
  keptOf.set(collection, kept);
  return kept;
}
