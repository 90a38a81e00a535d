import type { Coordinates } from './coordinates.ts';
import { nearestSalons } from './nearest-salons.ts';
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

interface Addressed {
  readonly postcode: string | null;
  readonly position: Coordinates | null;
}

/** A shorter common prefix says nothing about the location. */
const MIN_IN_COMMON = 2;

/** London's postcode areas, which have no letters in common. */
const LONDON = /^(?:EC?|NW?|S[EW]|WC?)\d/;

/**
 * Locates a postcode by the salons alone: the centre of those whose postcodes share the longest
 * prefix. Null when it has no digit, or shares too short a prefix.
 */
function createPostcodeLocator(salons: readonly Addressed[]): (text: string) => Coordinates | null {
  const known = salons.flatMap(({ postcode, position }) =>
    postcode === null || position === null ? [] : [{ code: compact(postcode), position }],
  );
  return (text) => {
    const wanted = compact(text);
    if (!/\d/.test(wanted)) return null;
    let longest = MIN_IN_COMMON;
    let found: Coordinates[] = [];
    for (const { code, position } of known) {
      const length = lengthInCommon(code, wanted);
      if (length < longest) continue;
      if (length > longest) found = [];
      longest = length;
      found.push(position);
    }
    if (found.length > 0 || !LONDON.test(wanted)) return middleOf(found);
    return middleOf(known.flatMap(({ code, position }) => (LONDON.test(code) ? [position] : [])));
  };
}

function compact(postcode: string): string {
  return postcode.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}

function lengthInCommon(left: string, right: string): number {
  let length = 0;
  while (length < left.length && left[length] === right[length]) length += 1;
  return length;
}

function middleOf(places: readonly Coordinates[]): Coordinates | null {
  if (places.length === 0) return null;
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    latitude: sum(places.map(({ latitude }) => latitude)) / places.length,
    longitude: sum(places.map(({ longitude }) => longitude)) / places.length,
  };
}
