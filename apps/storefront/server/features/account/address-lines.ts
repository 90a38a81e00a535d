import { displayNamesOf } from '@lokke/i18n';

export interface FormattedAddress {
  readonly formatted: readonly string[];
  readonly country: string | null;
  readonly countryCodeV2: string | null;
}

/** Formats an address, with the country in the visitor's language; Shopify's own format has it in English. */
export function addressLines(
  { formatted, country, countryCodeV2 }: FormattedAddress,
  languageTag: string,
): readonly string[] {
  if (country === null || countryCodeV2 === null) return formatted;
  const name = displayNamesOf(languageTag, 'region').of(countryCodeV2) ?? country;
  return formatted.map((line) => (line === country ? name : line));
}
