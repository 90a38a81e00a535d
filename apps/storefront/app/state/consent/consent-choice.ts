import {
  onStorageChange,
  readStored,
  removeStored,
  writeStored,
} from '../storage/browser-storage.ts';
import { sharedValues } from '../storage/stored-values.ts';

/** Choice about optional cookies; null: none yet. */
export type ConsentChoice = 'accepted' | 'refused';

type Listener = (choice: ConsentChoice | null) => void;

const listeners = new Set<Listener>();

/** The bar shows unless the stored flag is true (spec §4); refusals are stored beside it and expire. */
export function readConsent(): ConsentChoice | null {
  if (readStored(sharedValues.cookiesAccepted) === true) return 'accepted';
  const refusedAt = readStored(sharedValues.cookiesRefusedAt);
  return refusedAt !== null && isRefusalValid(refusedAt, new Date()) ? 'refused' : null;
}

export function chooseConsent(choice: ConsentChoice): void {
  if (choice === 'accepted') {
    writeStored(sharedValues.cookiesAccepted, true);
    removeStored(sharedValues.cookiesRefusedAt);
  } else {
    removeStored(sharedValues.cookiesAccepted);
    writeStored(sharedValues.cookiesRefusedAt, new Date());
  }
  for (const listener of listeners) listener(choice);
}

/** Subscribes to choices in all tabs; returns how to stop. */
export function onConsent(listener: Listener): () => void {
  const changedElsewhere = () => listener(readConsent());
  const values = [sharedValues.cookiesAccepted, sharedValues.cookiesRefusedAt];
  const stop = onStorageChange(values, changedElsewhere);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

const DAY_IN_MS = 86_400_000;

/** Half a year: no nagging, no permanent refusal. */
const REFUSAL_LASTS_IN_DAYS = 182;

export function isRefusalValid(refusedAt: Date, now: Date): boolean {
  const ageInMs = now.getTime() - refusedAt.getTime();
  return ageInMs < REFUSAL_LASTS_IN_DAYS * DAY_IN_MS;
}
