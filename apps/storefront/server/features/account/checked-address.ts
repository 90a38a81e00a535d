import type { CustomerAddressInput } from '@lokke/contract/ports';
import { ADDRESS_FIELDS, checkAddress, normalisePostcode } from '@lokke/domain/addresses';
import { type CountryCode, LOCALES, marketOf } from '@lokke/domain/markets';
import type { MailingAddressInput } from '@lokke/shopify-storefront';

const COUNTRIES: ReadonlySet<string> = new Set(LOCALES.map((one) => marketOf(one).countryCode));

function isOurCountry(country: string): country is CountryCode {
  return COUNTRIES.has(country);
}

/** As a body holds it: what is not there may also be undefined. */
export type GivenAddress = {
  readonly [Name in keyof CustomerAddressInput]?: CustomerAddressInput[Name] | undefined;
};

export interface CheckedAddress {
  /** As the platform takes it; what was left out stays left out. */
  readonly address: MailingAddressInput;
  readonly faults: readonly string[];
}

/** Held to the rules of its country where we know them; of others the platform is the judge. */
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
