import { CHOICE_LASTS_IN_DAYS, type ConsentChoice, consentCookie } from '@lokke/domain/consent';
import {
  onStorageChange,
  readStored,
  removeStored,
  writeStored,
} from '../storage/browser-storage.ts';
import { sharedValues } from '../storage/stored-values.ts';
import { writeCookie } from '../storage/write-cookie.ts';

type Listener = (choice: ConsentChoice | null) => void;

const listeners = new Set<Listener>();

/** The bar shows unless the stored flag is true (spec §4); every choice has a date beside it and is asked for again. */
export function readConsent(): ConsentChoice | null {
  const now = new Date();
  if (readStored(sharedValues.cookiesAccepted) === true) {
    const acceptedAt = readStored(sharedValues.cookiesAcceptedAt);
    if (acceptedAt !== null && isChoiceValid(acceptedAt, now)) return 'accepted';
    // Accepted before dates were kept: lasts from now on.
    if (acceptedAt === null) {
      writeStored(sharedValues.cookiesAcceptedAt, now);
      return 'accepted';
    }
    removeStored(sharedValues.cookiesAccepted);
  }
  const refusedAt = readStored(sharedValues.cookiesRefusedAt);
  return refusedAt !== null && isChoiceValid(refusedAt, now) ? 'refused' : null;
}

/** Tells whether the browser refuses for its visitor, by a signal that the law of the market gives that weight. */
export function isRefusedBySignal({
  honoursOptOutSignal,
}: {
  readonly honoursOptOutSignal: boolean;
}): boolean {
  return (
    honoursOptOutSignal &&
    readConsent() === null &&
    'globalPrivacyControl' in navigator &&
    navigator.globalPrivacyControl === true
  );
}

export function chooseConsent(choice: ConsentChoice): void {
  if (choice === 'accepted') {
    writeStored(sharedValues.cookiesAccepted, true);
    writeStored(sharedValues.cookiesAcceptedAt, new Date());
    removeStored(sharedValues.cookiesRefusedAt);
  } else {
    removeStored(sharedValues.cookiesAccepted);
    removeStored(sharedValues.cookiesAcceptedAt);
    writeStored(sharedValues.cookiesRefusedAt, new Date());
  }
  keepForCheckout(choice);
  for (const listener of listeners) listener(choice);
}

/** Has cart calls tell the shop, whose checkout then neither asks again nor tracks who refused. */
export function keepForCheckout(choice: ConsentChoice | null): void {
  writeCookie(consentCookie(choice));
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

export function isChoiceValid(chosenAt: Date, now: Date): boolean {
  const ageInMs = now.getTime() - chosenAt.getTime();
  return ageInMs < CHOICE_LASTS_IN_DAYS * DAY_IN_MS;
}
