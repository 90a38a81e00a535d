import countries from './commission-vat.json' with { type: 'json' };

interface CountryVat {
  readonly standardPercent: number;
  readonly isInEu: boolean;
}

const COUNTRIES: Readonly<Record<string, CountryVat>> = countries;

export interface CommissionVat {
  /** Sentence that the invoice needs. */
  readonly kind: 'standard' | 'reverseCharge' | 'outside' | 'unregistered';
  readonly percent: number;
}

interface Parties {
  readonly salonCountry: string;
  /** A salon without a VAT number, such as a small business, charges none. */
  readonly hasVatNumber: boolean;
  readonly buyerCountry: string;
}

/**
 * VAT on a salon's commission: a service to a business is taxed where that business is (Directive 2006/112/EC, art. 44),
 * and across a border of the EU the business owes the tax itself (art. 196). Null for a country without a row.
 */
export function commissionVatOf({
  salonCountry,
  hasVatNumber,
  buyerCountry,
}: Parties): CommissionVat | null {
  const salon = countryVatOf(salonCountry);
  const buyer = countryVatOf(buyerCountry);
  if (salon === null || buyer === null) return null;
  if (!hasVatNumber) return { kind: 'unregistered', percent: 0 };
  if (salonCountry === buyerCountry) return { kind: 'standard', percent: salon.standardPercent };
  return { kind: salon.isInEu && buyer.isInEu ? 'reverseCharge' : 'outside', percent: 0 };
}

function countryVatOf(country: string): CountryVat | null {
  return Object.hasOwn(COUNTRIES, country) ? (COUNTRIES[country] ?? null) : null;
}
