import REGIONS from './regions.json' with { type: 'json' };

export interface Region {
  readonly code: string;
  readonly name: string;
}

const regions = new Map<string, readonly Region[]>(Object.entries(REGIONS));

/** Lists the regions of a country whose addresses need them; none elsewhere. */
export function regionsOf(countryCode: string): readonly Region[] {
  return regions.get(countryCode) ?? [];
}
