/** An address as on an envelope: of orders, carts, locations and the address book. */
export type PostalLines = Readonly<
  Record<
    | 'name'
    | 'company'
    | 'address1'
    | 'address2'
    | 'zip'
    | 'city'
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
const TOWN_LINES: Readonly<Record<string, string>> = {
  city:
    'AG AO AW BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GM GQ GY JM KM ML MO MR QA RW SB SC SL SR ' +
    'SS ST SX TD TG TK TL TO TV UG VU YE ZW',
  'city province': 'AE',
  'city zip': 'BD BH BM GH GN JO KH LB LS LV MM MS MT MV NP PG PK SA SO TT UM VN',
  'city|zip': 'AC FK GB GG IM IO IQ JE KE KZ LK MN SH SZ TC UA UZ VG',
  'zip city province': 'AR BR CO IN IT MX NG RO',
  'zip city|province': 'CL ES KR KW MY PA PH PT',
  'zip|city': 'EC MU NI OM SD',
  zip: 'GI GS PN TA',
  'city zip province': 'VE',
  'city province|zip': 'GT',
  'city province zip': 'AU CA US',
  'province city|zip': 'CR',
  'province|city|zip': 'EG',
  'province|city zip': 'NZ',
  'city|province|zip': 'IE RU ZA',
  'city|province zip': 'ID TH',
  'city zip|province': 'PE SV',
};

const LINES_BY_COUNTRY: ReadonlyMap<string, string> = new Map(
  Object.entries(TOWN_LINES).flatMap(([lines, countries]) =>
    countries.split(' ').map((country) => [country, lines] as const),
  ),
);
const USUAL_LINES = 'zip city';

function townLines({ city, zip, provinceCode, countryCode }: PostalLines): readonly string[] {
  const parts: Readonly<Record<string, string | null>> = { city, zip, province: provinceCode };
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
