import { stringify } from 'csv-stringify/sync';
import { readTranslations } from '../../shopify/catalogue/index.ts';
import { findAddress, listCustomers } from '../../shopify/customers/index.ts';
import type { Sql } from '../../store/index.ts';
import { guardFormula } from '../import/index.ts';

type Row = Readonly<Record<string, string>>;

const ALL = Number.MAX_SAFE_INTEGER;

/** Customers of a shop in the columns of Shopify's export, oldest first; passwords stay here. */
export function writeCustomersCsv(sql: Sql, shop: string): string {
  const rows = listCustomers(sql, shop, { limit: ALL })
    .toReversed()
    .map((customer): Row => {
      const { defaultAddressId: id } = customer;
      const address = id === null ? null : findAddress(sql, customer, id)?.contents;
      return {
        'First Name': customer.firstName ?? '',
        'Last Name': customer.lastName ?? '',
        Email: customer.email,
        'Accepts Email Marketing': customer.acceptsMarketing ? 'yes' : 'no',
        'Default Address Company': address?.company ?? '',
        'Default Address Address1': address?.address1 ?? '',
        'Default Address Address2': address?.address2 ?? '',
        'Default Address City': address?.city ?? '',
        'Default Address Province Code': address?.provinceCode ?? '',
        'Default Address Country Code': address?.countryCode ?? '',
        'Default Address Zip': address?.zip ?? '',
        'Default Address Phone': address?.phone ?? '',
        Tags: customer.tags.join(', '),
      };
    });
  return csvOf(rows);
}

/** Translations of a shop in the columns of Translate & Adapt; each is named by its handle. */
export function writeTranslationsCsv(sql: Sql, shop: string): string {
  const rows = readTranslations(sql, shop).flatMap(({ kind, handle, language, fields }) =>
    Object.entries(fields).map(
      ([field, translated]): Row => ({
        Type: kind.toUpperCase(),
        Identification: handle,
        Field: field,
        Locale: language.toLowerCase(),
        Market: '',
        Status: '',
        'Default content': '',
        'Translated content': translated,
      }),
    ),
  );
  return csvOf(rows);
}

/** Empty without rows: then there is no such file. */
function csvOf(rows: readonly Row[]): string {
  return rows.length === 0
    ? ''
    : stringify([...rows], { header: true, cast: { string: guardFormula } });
}
