import type { CustomerAddress } from '@lokke/contract/ports';
import {
  ADDRESS_FIELDS,
  type Address,
  addressFormatOf,
  checkAddress,
} from '@lokke/domain/addresses';
import { type CountryCode, LOCALES, type Market, marketOf } from '@lokke/domain/markets';
import type { FormValues } from '../forms/form-reply.ts';
import type { FormCheck } from '../forms/submit-checked.ts';

/** The address's own country where its format is known, else the market's. */
export function countryOf(code: string | null | undefined, market: Market): CountryCode {
  const known = LOCALES.map((locale) => marketOf(locale).countryCode);
  return known.find((country) => country === code) ?? market.countryCode;
}

/** Keeps only the fields of the country's form. */
export function addressOf(values: FormValues, country: CountryCode): Address {
  const names: ReadonlySet<string> = new Set(addressFormatOf(country).rows.flat());
  return Object.fromEntries(
    ADDRESS_FIELDS.filter((field) => names.has(field)).map((field) => [
      field,
      (values[field] ?? '').trim(),
    ]),
  );
}

export function checkAddressForm(values: FormValues, market: Market): FormCheck {
  const country = countryOf(values['country'], market);
  const problems = checkAddress(country, addressOf(values, country));
  if (problems.length === 0) return { ok: true };
  return {
    ok: false,
    code: values['id'] === undefined ? 'createAddressFailed' : 'updateAddressFailed',
    fields: problems.map(({ field }) => field),
    fieldErrors: problems.map(({ field, code }) => ({ field, code })),
  };
}

export function valuesOfAddress(address: CustomerAddress): Record<string, string | null> {
  return Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, address[field] ?? null]));
}
