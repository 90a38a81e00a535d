import { callApi } from '@lokke/contract/call';
import { getAutomaticDiscount } from '@lokke/contract/discount';
import { type AutomaticDiscount, parseDiscount } from '@lokke/domain/discounts';
import type { Locale } from '@lokke/domain/markets';
import useSWR from 'swr';
import { fetchInTime } from '../../shared/call-options.ts';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { useGlobalModules } from '../global-modules/global-modules-provider.tsx';
import type { AvailableDiscounts } from './promotions-engine.ts';

/** A discount may end while the cart is open. */
const REFRESH_IN_MS = 60_000;
/** Sooner when a free item is charged. */
const URGENT_REFRESH_IN_MS = 5_000;

const options = { fetch: fetchInTime, log: () => {} };

/** Automatic discounts and gifts of the market; null until known. */
export function useAutomaticDiscounts({ isUrgent = false } = {}): AvailableDiscounts | null {
  const { locale } = useMarket();
  const { promotions } = useGlobalModules();
  const { discountIds, giftIds } = promotions;
  const ids = [...new Set([...discountIds, ...giftIds])];
  const { data } = useSWR(['automatic-discounts', locale, ...ids], () => load(ids, locale), {
    refreshInterval: isUrgent ? URGENT_REFRESH_IN_MS : REFRESH_IN_MS,
    keepPreviousData: true,
  });
  return data === undefined ? null : splitOffer(data, discountIds, giftIds);
}

type Found = ReadonlyMap<string, AutomaticDiscount>;

function splitOffer(
  found: Found,
  discountIds: readonly string[],
  giftIds: readonly string[],
): AvailableDiscounts {
  const pick = (ids: readonly string[]) => ids.flatMap((id) => found.get(id) ?? []);
  return { discounts: pick(discountIds), gifts: pick(giftIds) };
}

async function load(ids: readonly string[], locale: Locale): Promise<Found> {
  const all = await Promise.all(ids.map((id) => loadOne(id, locale)));
  return new Map(all.flatMap((one) => (one === null ? [] : [[one.discountId, one] as const])));
}

/** Null for absent or ineffective discounts; failures are retried. */
async function loadOne(discountId: string, locale: Locale): Promise<AutomaticDiscount | null> {
  const result = await callApi(getAutomaticDiscount, { discountId, locale }, options);
  if (result.ok) return parseDiscount(result.value);
  const { failure } = result;
  if (failure.kind === 'refused' && failure.status === 404) return null;
  throw new Error(failure.kind);
}
