import { callApi } from '@lokke/contract/call';
import { getOwnSalon } from '@lokke/contract/salons';
import type { Market } from '@lokke/domain/markets';
import { runExclusive } from '../account-sync/run-exclusive.ts';
import { readStored } from '../storage/browser-storage.ts';
import { marketValues } from '../storage/stored-values.ts';
import type { KnownSalons } from './create-recorder.ts';

export function knownSalons(market: Market): KnownSalons {
  return {
    ownSalonNo: readStored(marketValues.customerSalonNo(market)),
    chosenSalonNo: readStored(marketValues.chosenSalonNo(market)),
  };
}

/** Right after a login this browser does not know yet whose customer this is; the server does. */
export async function lookUpSalons(market: Market): Promise<KnownSalons | null> {
  let found: KnownSalons | null = null;
  await runExclusive(`event-${market.shop}`, async () => {
    const own = await callApi(
      getOwnSalon,
      { locale: market.locale },
      { fetch: window.fetch.bind(window), log: (text) => console.warn(text) },
    );
    if (!own.ok) return;
    found = { ...knownSalons(market), ownSalonNo: own.reply.salon?.salonNo ?? null };
  });
  return found;
}
