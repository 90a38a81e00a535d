import type { CountryCode } from '../markets/index.ts';
import type { AddressField } from './address.ts';
import { examplePostcode, isPostcodeRequired } from './postcodes.ts';
import { type Province, US_STATES } from './us-states.ts';

/** The shape of an address form in a country. */
export interface AddressFormat {
  /** Top to bottom; the fields of a row stand side by side. */
  readonly rows: readonly (readonly AddressField[])[];
  readonly required: readonly AddressField[];
  readonly examplePostcode: string;
  /** Tells whether every house has a number, without which no parcel arrives. */
  readonly hasHouseNumbers: boolean;
  /** Choices of the form; empty where an address names no province. */
  readonly provinces: readonly Province[];
}

// The place, as on an envelope.
const POSTCODE_FIRST: AddressFormat['rows'] = [['zip', 'city']];
const TOWNS: Readonly<Partial<Record<CountryCode, AddressFormat['rows']>>> = {
  GB: [['city'], ['zip']],
  IE: [['city'], ['zip']],
  US: [['city'], ['province', 'zip']],
};

const NUMBERED: readonly CountryCode[] = ['BE', 'DE', 'NL'];

export function addressFormatOf(country: CountryCode): AddressFormat {
  const hasProvinces = country === 'US';
  return {
    rows: [
      ['firstName', 'lastName'],
      ['company'],
      ['address1'],
      ['address2'],
      ...(TOWNS[country] ?? POSTCODE_FIRST),
      ['phone'],
    ],
    required: [
      'firstName',
      'lastName',
      'address1',
      'city',
      ...(hasProvinces ? ['province' as const] : []),
      ...(isPostcodeRequired(country) ? ['zip' as const] : []),
    ],
    examplePostcode: examplePostcode(country),
    hasHouseNumbers: NUMBERED.includes(country),
    provinces: hasProvinces ? US_STATES : [],
  };
}
