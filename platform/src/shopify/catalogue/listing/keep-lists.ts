import { latestValues } from '../../../store/index.ts';
import type { Collection, Product } from '../read/entries.ts';
import type { Facet } from './facets.ts';

/** Lists that are kept of each kind and collection. */
const MOST_KEPT = 8;

function createLists() {
  return {
    sorted: latestValues<string, readonly Product[]>(MOST_KEPT),
    found: latestValues<string, readonly Product[]>(MOST_KEPT),
    facets: latestValues<string, readonly Facet[]>(MOST_KEPT),
  };
}

const keptOf = new WeakMap<Collection, ReturnType<typeof createLists>>();

/**
 * Returns lists made of a collection's products. It is another object after each change of the catalogue; keys of
 * what follows from stock or sales hold their version.
 */
export function keptOfCollection(collection: Collection): ReturnType<typeof createLists> {
  const kept = keptOf.get(collection) ?? createLists();
  keptOf.set(collection, kept);
  return kept;
}
