import type { ApiErrorCode } from '@lokke/contract/errors';
import type { CustomerAddress, GivenAddress } from '@lokke/contract/ports';
import type { AddressAction } from '@lokke/domain/accounts';
import {
  ADDRESS_FIELDS,
  type Address,
  checkAddress,
  customaryLines,
  normalisePostcode,
} from '@lokke/domain/addresses';
import { type CountryCode, LOCALES, marketOf } from '@lokke/domain/markets';
import { displayNamesOf } from '@lokke/i18n';

interface FormattedAddress {
  readonly formatted: readonly string[];
  readonly country: string | null;
  readonly countryCodeV2: string | null;
}

/** Formats an address as its country does, whose name is in the visitor's language; Shopify's own format has it in English. */
export function addressLines(
  { formatted, country, countryCodeV2 }: FormattedAddress,
  languageTag: string,
): readonly string[] {
  if (country === null || countryCodeV2 === null) return formatted;
  const name = displayNamesOf(languageTag, 'region').of(countryCodeV2) ?? country;
  return customaryLines(formatted, countryCodeV2).map((line) => (line === country ? name : line));
}

type ReadAddress = Required<Omit<CustomerAddress, 'isDefault' | 'countryCode' | 'formatted'>> &
  FormattedAddress & { readonly provinceCode: string | null };

/** Lists a customer's addresses, the default one first. */
export function mapAddresses(
  addresses: readonly ReadAddress[],
  defaultId: string | null,
  languageTag: string,
): readonly CustomerAddress[] {
  return addresses
    .map((address) => ({
      id: address.id,
      isDefault: address.id === defaultId,
      firstName: address.firstName,
      lastName: address.lastName,
      company: address.company,
      address1: address.address1,
      address2: address.address2,
      zip: address.zip,
      city: address.city,
      // The form selects by code where a country has provinces.
      province: address.provinceCode ?? address.province,
      phone: address.phone,
      country: address.country,
      countryCode: address.countryCodeV2,
      formatted: addressLines(address, languageTag),
    }))
    .sort((one, other) => Number(other.isDefault) - Number(one.isDefault));
}

/** Spec §8. */
export const ADDRESS_ERRORS = {
  CREATE: 'createAddressFailed',
  UPDATE: 'updateAddressFailed',
  DEFAULT_UPDATE: 'defaultAddressFailed',
  DELETE: 'deleteAddressFailed',
} as const satisfies Record<AddressAction, ApiErrorCode>;

const COUNTRIES: ReadonlySet<string> = new Set(LOCALES.map((one) => marketOf(one).countryCode));

function isOurCountry(country: string): country is CountryCode {
  return COUNTRIES.has(country);
}

interface CheckedAddress {
  /** Absent fields stay unchanged. */
  readonly address: Address & { readonly country: string };
  readonly faults: readonly string[];
}

/** Validates by the country's rules where known; otherwise the platform does. */
export function checkedAddress(given: GivenAddress, marketCountry: CountryCode): CheckedAddress {
  const country = given.country?.trim() || marketCountry;
  const texts = Object.fromEntries(
    ADDRESS_FIELDS.flatMap((field) => {
      const text = given[field];
      return text === undefined ? [] : [[field, text === null ? null : text.trim()]];
    }),
  );
  if (!isOurCountry(country)) return { address: { ...texts, country }, faults: [] };
  const faults = checkAddress(country, texts).map(({ field }) => field);
  const zip = normalisePostcode(country, given.zip ?? '');
  return { address: { ...texts, ...(zip !== null && { zip }), country }, faults };
}
