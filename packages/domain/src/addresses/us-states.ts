import STATES from './us-states.json' with { type: 'json' };

export interface Province {
  readonly code: string;
  readonly name: string;
  /** First characters of its postcodes, with a blank between; absent where postcodes tell no province. */
  readonly zips?: string;
}

/** States that parcels go to, and the federal district: the checkout offers no others. */
export const US_STATES: readonly Province[] = STATES;

/** Tells whether a postcode may lie in a province; those of places that straddle a border lie in both. */
export function isPostcodeIn({ zips }: Province, postcode: string): boolean {
  return zips === undefined || zips.split(' ').some((start) => postcode.startsWith(start));
}
