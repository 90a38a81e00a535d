import TOWN_LINES from './town-lines.json' with { type: 'json' };

/** An address as on an envelope: of orders, carts, locations and the address book. */
export type PostalLines = Readonly<
  Record<
    | 'name'
    | 'company'
    | 'address1'
    | 'address2'
    | 'zip'
    | 'city'
    | 'province'
    | 'provinceCode'
    | 'country'
    | 'countryCode',
    string | null
  >
>;

/**
 * Lines between street and country where it is not `zip city`, by Shopify's own address data
 * (the gem `worldwide`); a bar begins a line. Countries whose address begins otherwise are left out.
 */
const LINES_BY_COUNTRY: ReadonlyMap<string, string> = new Map(
  Object.entries(TOWN_LINES).flatMap(([lines, countries]) =>
    countries.map((country) => [country, lines] as const),
  ),
);
const USUAL_LINES = 'zip city';

/** Countries that write a province by its code, by the same data; others name it. */
const WITH_CODES: readonly string[] = ['AU', 'CA', 'US'];

function townLines(address: PostalLines): readonly string[] {
  const { city, zip, provinceCode, countryCode } = address;
  const hasCode = WITH_CODES.includes(countryCode ?? '');
  const province = hasCode ? provinceCode : (address.province ?? provinceCode);
  const parts: Readonly<Record<string, string | null>> = { city, zip, province };
  const lines = LINES_BY_COUNTRY.get(countryCode ?? '') ?? USUAL_LINES;
  return lines
    .split('|')
    .map((line) => joinParts(line.split(' ').map((part) => parts[part] ?? null)));
}

function joinParts(parts: readonly (string | null)[], separator = ' '): string {
  return parts.filter((part) => part !== null && part !== '').join(separator);
}

/** Joins what is not empty. */
export function formattedAddress(
  address: PostalLines,
  { withName, withCompany }: { readonly withName: boolean; readonly withCompany: boolean },
): readonly string[] {
  const lines = [
    withName ? address.name : null,
    withCompany ? address.company : null,
    address.address1,
    address.address2,
    ...townLines(address),
    address.country,
  ];
  return lines.filter((line) => line !== null && line !== '').map(String);
}

type Area = Pick<PostalLines, 'city' | 'provinceCode' | 'country'>;

/** `Toronto ON, Canada`, as Shopify writes it. */
export function formattedAreaOf({ city, provinceCode, country }: Area): string {
  return joinParts([joinParts([city, provinceCode]), country], ', ');
}
