import type { Market } from '@lokke/domain/markets';
import { numberFormatOf } from '@lokke/i18n';

const KM_IN_A_MILE = 1.609344;
/** Beyond this nobody cares for a tenth. */
const EXACT_UP_TO = 10;

/** A distance as one says it in the market: miles in Britain and America. */
export function formatDistance(distanceInKm: number, { countryCode, languageTag }: Market): string {
  const isInMiles = countryCode === 'GB' || countryCode === 'US';
  const distance = isInMiles ? distanceInKm / KM_IN_A_MILE : distanceInKm;
  return numberFormatOf(languageTag, {
    style: 'unit',
    unit: isInMiles ? 'mile' : 'kilometer',
    maximumFractionDigits: distance < EXACT_UP_TO ? 1 : 0,
  }).format(distance);
}
