import type { CountryCode } from '../markets/index.ts';
import type { Address, AddressField } from './address.ts';
import { addressFormatOf } from './address-format.ts';
import { normalisePostcode } from './postcodes.ts';
import { isPostcodeIn } from './us-states.ts';

export type AddressErrorCode =
  | 'missing'
  | 'tooLong'
  | 'invalidPostcode'
  | 'postcodeElsewhere'
  | 'unknownProvince'
  | 'missingNumber'
  | 'invalidPhone';

export interface AddressProblem {
  readonly field: AddressField;
  readonly code: AddressErrorCode;
}

/** The platform cuts longer fields. */
const MAX_ADDRESS_FIELD_LENGTH = 255;

/** Finds what is wrong with an address in its country, field by field in the order of the form. */
export function checkAddress(country: CountryCode, address: Address): readonly AddressProblem[] {
  const format = addressFormatOf(country);
  return format.rows.flat().flatMap((field) => {
    const text = (address[field] ?? '').trim();
    if (text === '') return format.required.includes(field) ? { field, code: 'missing' } : [];
    if ([...text].length > MAX_ADDRESS_FIELD_LENGTH) return { field, code: 'tooLong' };
    const code =
      field === 'address1' && lacksNumber(country, address)
        ? 'missingNumber'
        : faultOf(field, text, country, address);
    return code === null ? [] : { field, code };
  });
}

/** Takes a number in the second line, too: some write it there. */
function lacksNumber(country: CountryCode, { address1, address2 }: Address): boolean {
  return addressFormatOf(country).hasHouseNumbers && !/\d/.test(`${address1} ${address2}`);
}

function faultOf(
  field: AddressField,
  text: string,
  country: CountryCode,
  { province }: Address,
): AddressErrorCode | null {
  switch (field) {
    case 'zip': {
      const postcode = normalisePostcode(country, text);
      if (postcode === null) return 'invalidPostcode';
      const chosen = addressFormatOf(country).provinces.find(({ code }) => code === province);
      return chosen === undefined || isPostcodeIn(chosen, postcode) ? null : 'postcodeElsewhere';
    }
    case 'phone':
      return isPhone(text) ? null : 'invalidPhone';
    case 'province':
      return addressFormatOf(country).provinces.some(({ code }) => code === text)
        ? null
        : 'unknownProvince';
    default:
      return null;
  }
}

// Six to fifteen digits (the maximum of E.164), in any common notation.
function isPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return /^\+?[\d\s()./-]+$/.test(text) && digits >= 6 && digits <= 15;
}
