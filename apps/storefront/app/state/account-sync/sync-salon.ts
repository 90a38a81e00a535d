import { getCustomerSalon, setCustomerSalon } from '@lokke/contract/account';
import { getAffiliatedSalon } from '@lokke/contract/salons';
import {
  accountSalonOf,
  decideSalonSync,
  type NamedSalon,
  REMOVED_SALON,
} from '@lokke/domain/salons';
import { callUntilAnswered } from '../connectivity/send-again.ts';
import {
  isSalonManuallyDeleted,
  keepSalonManuallyDeleted,
  rememberedSalon,
  rememberSalon,
} from '../salon/remembered-salon.ts';
import { readStored, removeStored, writeStored } from '../storage/browser-storage.ts';
import { marketValues } from '../storage/stored-values.ts';
import type { SyncedAccount } from './sync-wishlist.ts';

/** Recognises a salon customer and syncs the salon with the account. */
export async function syncSalon(account: SyncedAccount): Promise<void> {
  const { market, email, options } = account;
  const who = { email, locale: market.locale };
  const [own, stored] = await Promise.all([
    callUntilAnswered(getAffiliatedSalon, { locale: market.locale }, options),
    callUntilAnswered(getCustomerSalon, who, options),
  ]);
  // Logged in at another shop only.
  if (!stored.ok) return;
  if (own.ok) keepOwnSalon(account, own.value.salon, own.value.tradeSalonNo ?? null);
  if (stored.value.failed === true) return;
  const agreedValue = marketValues.lastSyncedSalonNo(market);
  const agreement = readStored(agreedValue);
  const local = rememberedSalon(market);
  const decision = decideSalonSync<NamedSalon>({
    local,
    salonManuallyDeleted: isSalonManuallyDeleted(market),
    agreedSalonNo: agreement?.email === email ? agreement.value : undefined,
    account: accountSalonOf(stored.value.salon),
    matched: own.ok ? own.value.salon : null,
  });
  if (decision.kind === 'write' || decision.kind === 'choose') {
    const { salon } = decision;
    const body = { ...who, salon: salon === null ? REMOVED_SALON : salonToKeep(salon) };
    const written = await callUntilAnswered(setCustomerSalon, body, options);
    // The API answers null when the write failed (spec §8): retried on the next page.
    if (!written.ok || written.value.salon === null) return;
  }
  if (decision.kind === 'takeOver' || decision.kind === 'choose') {
    rememberSalon(market, decision.salon);
    keepSalonManuallyDeleted(market, decision.salon === null);
  }
  const result = decision.kind === 'keep' ? local : decision.salon;
  writeStored(agreedValue, { email, value: result?.salonNo ?? null });
}

/** A salon customer's number and name are stored here (spec §6). */
function keepOwnSalon(
  { market }: SyncedAccount,
  salon: NamedSalon | null,
  tradeSalonNo: string | null,
): void {
  const place = marketValues.customerSalonNo(market);
  const trade = marketValues.tradeSalonNo(market);
  const before = [place, trade].map((value) => ({ value, was: readStored(value) }));
  if (tradeSalonNo === null) removeStored(trade);
  else writeStored(trade, tradeSalonNo);
  if (salon === null) {
    removeStored(place);
    removeStored(marketValues.customerSalonName(market));
    removeStored(marketValues.loggedSalonNo(market));
  } else {
    writeStored(place, salon.salonNo);
    writeStored(marketValues.customerSalonName(market), salon.salonName);
    writeStored(marketValues.loggedSalonNo(market), salon.salonNo);
  }
  // Tells this tab; the browser tells the others.
  for (const { value, was } of before) {
    if (readStored(value) !== was) {
      window.dispatchEvent(new StorageEvent('storage', { key: value.key }));
    }
  }
}

function salonToKeep({ salonNo, salonName }: NamedSalon): Record<string, unknown> {
  return { salonNo, salonName };
}
