import type { PostalAddress } from './cart.ts';
import { isZoneOf } from './known-zones.ts';
import type { CartUserError } from './user-errors.ts';

const codes = (text: string): ReadonlySet<string> => new Set(text.split(' '));

// What Shopify was seen to ask for, country by country.
const WITH_POSTAL_CODE = codes(
  'AD AR AT AU AX BA BE BG BL BM BN BR CA CH CN CY CZ DE DK EE ES FI FO FR GB GE GF GG GL GP GR HR HU ID IE IM IN IS IT JE ' +
    'JP KR LI LT LU LV MC ME MF MG MK MQ MS MT MX MY NC NL NO NZ PF PH PL PM PT RE RS RU SE SG SI SJ SK SM TH UA UM US VG WF YT ZA',
);
const WITH_ZONE = codes(
  'AE AR AU BR CA CL CN CO CR EG ES GT HK ID IE IN IT JP KR KW MX MY NG PA PE PH PT RO RU SV TH US UY VE ZA',
);
const WITHOUT_CITY = codes('GI GS PN SG TA VA');
const NOT_SUPPORTED = codes('CU IR KP SY');
const NOWHERE = 'ZZ';

/** What an address lacks under `validationStrategy: STRICT`; the path is that of the address. */
export function strictProblems(
  address: PostalAddress,
  path: readonly string[],
): readonly CartUserError[] {
  const country = address.countryCode ?? NOWHERE;
  const required = (name: keyof PostalAddress, message: string): CartUserError => ({
    code: 'ADDRESS_FIELD_IS_REQUIRED',
    field: [...path, name],
    message,
  });
  const problems: CartUserError[] = [];
  if (address.lastName === null) {
    problems.push(required('lastName', 'A last name is required in order to continue.'));
  }
  if (address.address1 === null) {
    problems.push(required('address1', 'An address is required in order to continue.'));
  }
  if (country === NOWHERE) {
    problems.push(required('countryCode', 'A country is required in order to continue.'));
  }
  if (WITH_ZONE.has(country) && !hasZone(address, country)) {
    problems.push(required('provinceCode', 'The specified country requires a zone.'));
  }
  if (WITH_POSTAL_CODE.has(country) && address.zip === null) {
    const message = 'Country specified requires a postal code in order to continue.';
    problems.push(required('zip', message));
  }
  if (!WITHOUT_CITY.has(country) && address.city === null) {
    problems.push(required('city', 'A city is required in order to continue.'));
  }
  if (NOT_SUPPORTED.has(country)) {
    const message = 'Country is not supported';
    problems.push({ code: 'UNSPECIFIED_ADDRESS_ERROR', field: path, message });
  }
  return problems;
}

function hasZone({ provinceCode }: PostalAddress, country: string): boolean {
  return provinceCode !== null && isZoneOf(country, provinceCode);
}
