import type { PostalAddress } from './cart.ts';

const codes = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** The countries whose zones Shopify was seen to check. */
const ZONES: Readonly<Record<string, ReadonlySet<string>>> = {
  AE: codes('AJ AZ DU FU RK SH UQ'),
  AU: codes('ACT NSW NT QLD SA TAS VIC WA'),
};

/** How postal codes begin in each, by Shopify's own address data (the gem `worldwide`); no two begin alike. */
const AUSTRALIAN_CODES: readonly (readonly [zone: string, starts: readonly string[]])[] = [
  ['ACT', ['02', '260', '2610', '2612', '2614', '2615', '2616', '2617', '29']],
  ['NSW', '1 20 21 22 23 24 25 2611 2618 2619 262 263 264 265 266 267 268 27 28'.split(' ')],
  ['NT', ['08', '09']],
  ['QLD', ['4', '9']],
  ['SA', ['5']],
  ['TAS', ['7']],
  ['VIC', ['3', '8']],
  ['WA', ['6']],
];
/** Three codes are those of islands. */
const AUSTRALIAN_CODE = /^(?!2899|679[89])\d{4}$/;

export function isZoneOf(countryCode: string, zone: string): boolean {
  return ZONES[countryCode]?.has(zone) ?? true;
}

/** The address with the zone of its postal code, where it names one that Australia does not have. */
export function withZoneOfPostalCode(address: PostalAddress): PostalAddress {
  const { countryCode, provinceCode, zip } = address;
  if (countryCode !== 'AU' || provinceCode === null || isZoneOf('AU', provinceCode)) return address;
  if (zip === null || !AUSTRALIAN_CODE.test(zip)) return address;
  const found = AUSTRALIAN_CODES.find(([, starts]) => starts.some((one) => zip.startsWith(one)));
  return found === undefined ? address : { ...address, provinceCode: found[0] };
}
