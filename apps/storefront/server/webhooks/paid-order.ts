import { type Locale, marketOf } from '@lokke/domain/markets';
import * as v from 'valibot';
import { ORDER_TOPIC } from '../telemetry/index.ts';
import type { Change } from './changed-tags.ts';

const saleSchema = v.object({
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  total_price: v.pipe(v.string(), v.regex(/^\d{1,9}(?:\.\d{1,3})?$/), v.transform(Number)),
  customer_locale: v.nullish(v.string(), ''),
});

/** Reads market, currency and whole units of a paid order's webhook; nothing of other news. */
export function saleOf(
  { shop, topic, payload }: Omit<Change, 'handlesOf'>,
  locales: readonly Locale[],
) {
  const sale = v.safeParse(saleSchema, payload);
  if (topic !== ORDER_TOPIC || !sale.success) return {};
  const { currency, total_price: value, customer_locale: locale } = sale.output;
  const language = locale.slice(0, 2).toLowerCase();
  const markets = locales.map(marketOf).filter((market) => market.shop === shop);
  const market = markets.find((one) => one.language === language) ?? markets[0];
  return { market: market?.locale, currency, value };
}
