import { callApi } from '@lokke/contract/call';
import { listSalons } from '@lokke/contract/salons';
import type { Market } from '@lokke/domain/markets';
import type { NamedSalon } from '@lokke/domain/salons';
import { CALL_OPTIONS } from '../../shared/call-options.ts';

const loading = new Map<string, Promise<readonly NamedSalon[] | null>>();

/** The market's salons; null while they cannot be read. One request for all who need them. */
export function loadSalons({ shop, locale }: Market): Promise<readonly NamedSalon[] | null> {
  const known = loading.get(shop);
  if (known !== undefined) return known;
  const request = fetchSalons(locale).finally(() => loading.delete(shop));
  loading.set(shop, request);
  return request;
}

async function fetchSalons(locale: Market['locale']): Promise<readonly NamedSalon[] | null> {
  const result = await callApi(listSalons, { locale }, CALL_OPTIONS);
  return result.ok && !result.value.failed ? result.value.salons : null;
}
