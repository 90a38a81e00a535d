import type { PostalAddress } from './cart.ts';

const codes = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** The countries whose zones Shopify was seen to check. */
const ZONES: Readonly<Record<string, ReadonlySet<string>>> = {
  AE: codes('AJ AZ DU FU RK SH UQ'),
  AU: codes('ACT NSW NT QLD SA TAS VIC WA'),
};

/** Australia Post's postal codes, those of the capital before those of the state around it. */
const AUSTRALIAN_CODES: readonly (readonly [from: number, to: number, zone: string])[] = [
  [200, 299, 'ACT'],
  [800, 999, 'NT'],
  [2600, 2618, 'ACT'],
  [2900, 2920, 'ACT'],
  [1000, 2999, 'NSW'],
  [3000, 3999, 'VIC'],
  [4000, 4999, 'QLD'],
  [5000, 5999, 'SA'],
  [6000, 6999, 'WA'],
  [7000, 7999, 'TAS'],
  [8000, 8999, 'VIC'],
  [9000, 9999, 'QLD'],
];

export function isZoneOf(countryCode: string, zone: string): boolean {
  return ZONES[countryCode]?.has(zone) ?? true;
}

/** The address with the zone of its postal code, where it names one that Australia does not have. */
export function withZoneOfPostalCode(address: PostalAddress): PostalAddress {
  const { countryCode, provinceCode, zip } = address;
  if (countryCode !== 'AU' || provinceCode === null || isZoneOf('AU', provinceCode)) return address;
  const code = /^\d{4}$/.test(zip ?? '') ? Number(zip) : Number.NaN;
  const zone = AUSTRALIAN_CODES.find(([from, to]) => from <= code && code <= to)?.[2];
  return { ...address, provinceCode: zone ?? provinceCode };
}
