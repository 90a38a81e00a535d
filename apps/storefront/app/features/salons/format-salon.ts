import type { FoundSalons } from '@lokke/contract/salons';
import type { Market } from '@lokke/domain/markets';
import { numberFormatOf } from '@lokke/i18n';

/** `+31 (0)20 123` is dialled without the zero, which is for calls within the country. */
export function phoneHref(phone: string): string {
  const dialled = phone.trimStart().startsWith('+') ? phone.replace(/\(\s*0\s*\)/, '') : phone;
  return `tel:${dialled.replaceAll(/[^+\d]/g, '')}`;
}

/** Search result; `failed` means unknown, not empty. */
export type Found = FoundSalons;
export type FoundSalon = Found['salons'][number];
export type ListedSalon = FoundSalon['salon'];

const KM_IN_A_MILE = 1.609344;
/** Distances above are rounded to whole units. */
const EXACT_UP_TO = 10;

/** Distance in the market's unit: miles in Britain and America. */
export function formatDistance(distanceInKm: number, { countryCode, languageTag }: Market): string {
  const isInMiles = countryCode === 'GB' || countryCode === 'US';
  const distance = isInMiles ? distanceInKm / KM_IN_A_MILE : distanceInKm;
  return numberFormatOf(languageTag, {
    style: 'unit',
    unit: isInMiles ? 'mile' : 'kilometer',
    maximumFractionDigits: distance < EXACT_UP_TO ? 1 : 0,
  }).format(distance);
}
