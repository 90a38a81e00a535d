import { nearestSalons, type SalonNearby } from './nearest-salons.ts';
import { postcodePlaces } from './postcode-places.ts';
import type { Position } from './salon.ts';
import { type Findable, salonSearch } from './salon-search.ts';

interface Locatable extends Findable {
  readonly position: Position | null;
}

export interface SalonWish {
  readonly near: Position | null;
  readonly query: string;
  readonly limit: number;
}

export interface FoundSalons<Salon> {
  readonly salons: readonly {
    readonly salon: Salon;
    readonly distanceInKm: number | null;
  }[];
  readonly total: number;
}

/**
 * Answers what a visitor asks of a list of salons, which is read once: a name, a city, a postcode, a place, or
 * nothing in particular. A postcode that no salon has is answered with the salons nearest to where it should be.
 */
export function salonFinder<Salon extends Locatable>(
  salons: readonly Salon[],
): (wish: SalonWish) => FoundSalons<Salon> {
  const search = salonSearch(salons);
  const placeOfPostcode = postcodePlaces(salons);
  return ({ near, query, limit }) => {
    const text = query.trim();
    const named = text === '' ? salons : search(text);
    const isNamed = text !== '' && named.length > 0;
    if (near !== null && (isNamed || text === '')) return nearest(named, near, limit);
    if (isNamed || text === '') return inOrder(named, limit);
    const place = placeOfPostcode(text);
    return place === null ? inOrder([], limit) : nearest(salons, place, limit);
  };
}

function nearest<Salon extends Locatable>(
  salons: readonly Salon[],
  place: Position,
  limit: number,
): FoundSalons<Salon> {
  const found: readonly SalonNearby<Salon>[] = nearestSalons(salons, place, limit);
  return { salons: found, total: salons.length };
}

function inOrder<Salon>(salons: readonly Salon[], limit: number): FoundSalons<Salon> {
  return {
    salons: salons.slice(0, limit).map((salon) => ({ salon, distanceInKm: null })),
    total: salons.length,
  };
}
