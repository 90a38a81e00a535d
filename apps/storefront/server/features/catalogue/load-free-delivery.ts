import type { Loaded } from '@lokke/contract/ports';
import type { CurrencyCode, Money } from '@lokke/domain/money';
import { parseMoney } from '@lokke/domain/money';
import { asRecord, parseJson } from '@lokke/http-client';
import { shopMetafields } from '@lokke/shopify-storefront';
import { inContext, type ShopContext } from '../shop-connection/index.ts';
import { loadedFrom } from './loaded.ts';

const IDENTIFIERS = [{ namespace: 'lokke', key: 'free_delivery_from' }] as const;

/** Loads the free delivery threshold from the shop's metafield. */
export async function loadFreeDelivery(source: ShopContext): Promise<Loaded<Money>> {
  const { client, market } = source;
  const result = await shopMetafields(client, { ...inContext(source), identifiers: IDENTIFIERS });
  const loaded = loadedFrom(source, 'free delivery', result, ([metafield]) =>
    moneyOf(metafield?.value ?? null, market.currencyCode),
  );
  if (loaded.kind !== 'found') return loaded;
  return loaded.value === null ? { kind: 'missing' } : { kind: 'found', value: loaded.value };
}

/**
 * Parses Shopify's money metafield, `{"amount":"50.00","currency_code":"EUR"}`, if it is in the market's currency.
 */
export function moneyOf(json: string | null, currencyCode: CurrencyCode): Money | null {
  const { amount, currency_code: currency } = asRecord(parseJson(json)) ?? {};
  if (typeof amount !== 'string' || currency !== currencyCode) return null;
  try {
    return parseMoney({ amount, currencyCode });
  } catch {
    return null;
  }
}
