import { callApi } from '@lokke/contract/call';
import { getAffiliatedSalon, getSalon } from '@lokke/contract/salons';
import type { Market } from '@lokke/domain/markets';
import { decideSalonLink, type SalonLinkDecision } from '@lokke/domain/salons';
import { CALL_OPTIONS } from '../../shared/call-options.ts';
import { readStored } from '../storage/browser-storage.ts';
import { marketValues } from '../storage/stored-values.ts';
import { rememberedSalon } from './remembered-salon.ts';

/** Salon of an address; each opening is an object of its own. */
export interface LinkOpened {
  readonly salonNo: string;
}

const NOT_FOUND = 404;

/** Asks the server about a link's salon and, of a logged-in customer, the own one; null while either is not known. */
export async function lookUpLink(
  market: Market,
  salonNo: string,
): Promise<SalonLinkDecision | null> {
  const { locale } = market;
  const isLoggedIn = readStored(marketValues.loggedInCustomer(market)) !== null;
  const [linked, own] = await Promise.all([
    callApi(getSalon(salonNo), { locale }, CALL_OPTIONS),
    isLoggedIn ? callApi(getAffiliatedSalon, { locale }, CALL_OPTIONS) : null,
  ]);
  const isUnknown =
    !linked.ok && linked.failure.kind === 'refused' && linked.failure.status === NOT_FOUND;
  if ((!linked.ok && !isUnknown) || own?.ok === false) return null;
  return decideSalonLink({
    linked: linked.ok ? linked.value.salon : null,
    own: own?.value.salon ?? null,
    current: rememberedSalon(market),
  });
}
