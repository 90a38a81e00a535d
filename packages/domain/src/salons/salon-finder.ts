import type { Coordinates } from './coordinates.ts';
import { nearestSalons } from './nearest-salons.ts';
import { createPostcodeLocator } from './postcode-locator.ts';
import { type Findable, salonSearch } from './salon-search.ts';

interface Locatable extends Findable {
  readonly position: Coordinates | null;
}

export interface SalonFinderInput {
  readonly near: Coordinates | null;
  readonly query: string;
  readonly limit: number;
  /** No slip is looked for where something else was found by the words as typed: `caspa` is no `Casa`. */
  readonly asTyped?: boolean;
}

export interface FoundSalons<Salon> {
  readonly salons: readonly {
    readonly salon: Salon;
    readonly distanceInKm: number | null;
  }[];
  readonly total: number;
}

/**
 * Indexes salons and returns a search by name, city, postcode or place. For a postcode without a salon it finds those
 * nearest to its probable location.
 */
export function salonFinder<Salon extends Locatable>(
  salons: readonly Salon[],
): (input: SalonFinderInput) => FoundSalons<Salon> {
  const search = salonSearch(salons);
  const placeOfPostcode = createPostcodeLocator(salons);
  const nearestOfAll = nearestSalons(salons);
  return ({ near, query, limit, asTyped = false }) => {
    const text = query.trim();
    if (text === '') {
      if (near === null) return inOrder(salons, limit);
      return { salons: nearestOfAll(near, limit), total: salons.length };
    }
    const named = search(text, asTyped);
    if (named.length > 0) {
      if (near === null) return inOrder(named, limit);
      return { salons: nearestSalons(named)(near, limit), total: named.length };
    }
    const place = placeOfPostcode(text);
    if (place === null) return inOrder([], limit);
    return { salons: nearestOfAll(place, limit), total: salons.length };
  };
}

function inOrder<Salon>(salons: readonly Salon[], limit: number): FoundSalons<Salon> {
  return {
    salons: salons.slice(0, limit).map((salon) => ({ salon, distanceInKm: null })),
    total: salons.length,
  };
}
