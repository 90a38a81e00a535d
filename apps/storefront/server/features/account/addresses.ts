import { displayNamesOf } from '@lokke/i18n';

/** Removes the access token from a platform address id, for the browser. */
export function publicAddressId(id: string): string {
  const number = numberOf(id);
  return number === null ? '' : `gid://shopify/MailingAddress/${number}?model_name=CustomerAddress`;
}

/** Restores the platform's id from the token's holder; null when it is no address id. */
export function ownAddressId(id: string, customerAccessToken: string): string | null {
  if (numberOf(id) === null) return null;
  return `${publicAddressId(id)}&customer_access_token=${encodeURIComponent(customerAccessToken.toWellFormed())}`;
}

function numberOf(id: string): string | null {
  const match = /^(?:gid:\/\/shopify\/MailingAddress\/)?(\d{1,20})(?:\?[^#\s]*)?$/.exec(id.trim());
  return match?.[1] ?? null;
}

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
