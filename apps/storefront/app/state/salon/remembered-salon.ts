import type { Market } from '@lokke/domain/markets';
import type { NamedSalon } from '@lokke/domain/salons';
import { readStored, removeStored, writeStored } from '../storage/browser-storage.ts';
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
    return;
  }
  writeStored(marketValues.chosenSalonName(market), salon.salonName);
  writeStored(marketValues.chosenSalonNo(market), salon.salonNo);
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
