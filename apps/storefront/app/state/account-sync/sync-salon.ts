import { getCustomerSalon, setCustomerSalon } from '@lokke/contract/account';
import { callApi } from '@lokke/contract/call';
import { getAffiliatedSalon } from '@lokke/contract/salons';
import { decideSalonSync } from '@lokke/domain/salons';
import {
  isSalonManuallyDeleted,
  keepSalonManuallyDeleted,
  type RememberedSalon,
  rememberedSalon,
  rememberSalon,
} from '../salon/remembered-salon.ts';
import { readStored, removeStored, writeStored } from '../storage/browser-storage.ts';
import { marketValues, sharedValues } from '../storage/stored-values.ts';
import { accountSalonOf, REMOVED_SALON } from './account-salon.ts';
import type { SyncedAccount } from './sync-wishlist.ts';

/** Recognises a salon customer, and makes the salon the same here and on the account. */
export async function syncSalon(account: SyncedAccount): Promise<void> {
  const { market, email, options } = account;
  const who = { email, locale: market.locale };
  const [own, kept] = await Promise.all([
    callApi(getAffiliatedSalon, { locale: market.locale }, options),
    callApi(getCustomerSalon, who, options),
  ]);
  // Whoever is logged in at another shop only is nobody here.
  if (!kept.ok) return;
  if (own.ok) keepOwnSalon(account, own.value.salon);
  if (kept.value.failed === true) return;
  const agreedValue = marketValues.agreedSalonNo(market);
  const agreement = readStored(agreedValue);
  const local = rememberedSalon(market);
  const decision = decideSalonSync<RememberedSalon>({
    local,
    salonManuallyDeleted: isSalonManuallyDeleted(market),
    agreedSalonNo: agreement?.email === email ? agreement.value : undefined,
    account: accountSalonOf(kept.value.salon),
    matched: own.ok ? own.value.salon : null,
  });
  if (decision.kind === 'write' || decision.kind === 'choose') {
    const { salon } = decision;
    const body = { ...who, salon: salon === null ? REMOVED_SALON : salonToKeep(salon) };
    const written = await callApi(setCustomerSalon, body, options);
    // Null is what section 8 answers when it could not be written: the next page tries again.
    if (!written.ok || written.value.salon === null) return;
  }
  if (decision.kind === 'takeOver' || decision.kind === 'choose') {
    rememberSalon(market, decision.salon);
    keepSalonManuallyDeleted(market, decision.salon === null);
  }
  const result = decision.kind === 'keep' ? local : decision.salon;
  writeStored(agreedValue, { email, value: result?.salonNo ?? null });
}

/** Spec §6: a salon customer's number and name are kept here. */
function keepOwnSalon({ market }: SyncedAccount, salon: RememberedSalon | null): void {
  if (salon === null) {
    removeStored(marketValues.customerSalonNo(market));
    removeStored(marketValues.customerSalonName(market));
    removeStored(sharedValues.loggedSalonNo);
    return;
  }
  writeStored(marketValues.customerSalonNo(market), salon.salonNo);
  writeStored(marketValues.customerSalonName(market), salon.salonName);
  writeStored(sharedValues.loggedSalonNo, salon.salonNo);
}

function salonToKeep({ salonNo, salonName }: RememberedSalon): Record<string, unknown> {
  return { salonNo, salonName };
}
