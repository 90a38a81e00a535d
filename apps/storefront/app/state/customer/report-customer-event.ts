import { callApi } from '@lokke/contract/call';
import { getOwnSalon } from '@lokke/contract/salons';
import type { Market } from '@lokke/domain/markets';
import { type CustomerEvent, pushToDataLayer } from '../../shared/data-layer.ts';
import { inTurn } from '../account-sync/in-turn.ts';
import { readStored } from '../storage/browser-storage.ts';
import { marketValues } from '../storage/stored-values.ts';

/**
 * Spec §1: with the salon that the customer belongs to and the one that was chosen here. Before a login
 * nobody knows whose customer this is, so the server is asked first; the visitor does not wait for it.
 */
export async function reportCustomerEvent(
  event: CustomerEvent['event'],
  market: Market,
): Promise<void> {
  await inTurn(`event-${market.shop}`, async () => {
    const own = await callApi(
      getOwnSalon,
      { locale: market.locale },
      { fetch: window.fetch.bind(window), log: (text) => console.warn(text) },
    );
    pushToDataLayer({
      event,
      affiliatedSalonNo: own.ok
        ? (own.reply.salon?.salonNo ?? null)
        : readStored(marketValues.customerSalonNo(market)),
      selectedSalonNo: readStored(marketValues.chosenSalonNo(market)),
    });
  });
}
