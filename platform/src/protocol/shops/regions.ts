import REGIONS from './regions.json' with { type: 'json' };

export interface Region {
  readonly code: string;
  readonly name: string;
  /** First characters of its postcodes, with a blank between; absent where postcodes tell no region. */
  readonly zips?: string;
}

const regions = new Map<string, readonly Region[]>(Object.entries(REGIONS));

/** Lists the regions of a country whose addresses need them; none elsewhere. */
export function regionsOf(countryCode: string): readonly Region[] {
  return regions.get(countryCode) ?? [];
}

/** Code of the one region that a postcode may lie in; null where it tells none. */
export function regionOfZip(countryCode: string, zip: string): string | null {
  const told = regionsOf(countryCode).filter((region) => region.zips && isZipIn(region, zip));
  return told.length === 1 ? (told[0]?.code ?? null) : null;
}

/** Tells whether a postcode may lie in a region; those of places that straddle a border lie in both. */
export function isZipIn({ zips }: Region, zip: string): boolean {
  return zips === undefined || zips.split(' ').some((start) => zip.startsWith(start));
}
