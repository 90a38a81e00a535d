import { CONSENT_PATH } from '@lokke/contract/paths';
import type { ConsentChoice } from '@lokke/domain/consent';
import type { Market } from '@lokke/domain/markets';
import { readStored, writeStored } from '../storage/browser-storage.ts';
import { sharedValues } from '../storage/stored-values.ts';

/** Leaves a proof of the choice at the server, under a random id that only this browser knows. */
export function proveConsent(
  { locale }: Pick<Market, 'locale'>,
  choice: ConsentChoice,
  shown: string,
): void {
  // No random ids without https.
  if (!('randomUUID' in crypto)) return;
  const id = readStored(sharedValues.consentId) ?? crypto.randomUUID();
  writeStored(sharedValues.consentId, id);
  const body = JSON.stringify({ locale, choice, id, shown });
  navigator.sendBeacon(CONSENT_PATH, new Blob([body], { type: 'application/json' }));
}
