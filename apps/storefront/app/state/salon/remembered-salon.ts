import type { Market } from '@lokke/domain/markets';
import type { NamedSalon } from '@lokke/domain/salons';
import {
  onStorageChange,
  readStored,
  removeStored,
  writeStored,
} from '../storage/browser-storage.ts';
import { marketValues } from '../storage/stored-values.ts';

/** Salon chosen in this market on this device (spec §1). */
export function rememberedSalon(market: Market): NamedSalon | null {
  const salonNo = readStored(marketValues.chosenSalonNo(market));
  if (salonNo === null) return null;
  return { salonNo, salonName: readStored(marketValues.chosenSalonName(market)) ?? salonNo };
}

export function rememberSalon(market: Market, salon: NamedSalon | null): void {
  if (salon === null) {
    // The name first: other tabs listen to the number.
    removeStored(marketValues.chosenSalonName(market));
    removeStored(marketValues.chosenSalonNo(market));
  } else {
    writeStored(marketValues.chosenSalonName(market), salon.salonName);
    writeStored(marketValues.chosenSalonNo(market), salon.salonNo);
  }
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** Subscribes to changes of the remembered salon, by this and by other tabs. Returns how to stop. */
export function onSalonChange(market: Market, listener: () => void): () => void {
  listeners.add(listener);
  const stop = onStorageChange([marketValues.chosenSalonNo(market)], listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** Prevents an automatic match after the visitor removed the salon. */
export function isSalonManuallyDeleted(market: Market): boolean {
  return readStored(marketValues.salonManuallyDeleted(market)) ?? false;
}

export function keepSalonManuallyDeleted(market: Market, isDeleted: boolean): void {
  const value = marketValues.salonManuallyDeleted(market);
  if (isDeleted) writeStored(value, true);
  else removeStored(value);
}
