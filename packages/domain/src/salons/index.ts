export { currentSalonOf } from './current-salon.ts';
export {
  type AccountSalon,
  decideSalonSync,
  type SalonSyncDecision,
  type SalonSyncQuestion,
} from './decide-salon-sync.ts';
export { matchSalon, visitorTypeOf } from './match-salon.ts';
export { distanceInKm, nearestSalons, type SalonNearby } from './nearest-salons.ts';
export { formatPlace, parsePlace } from './place.ts';
export { type Position, type PublicSalon, type Salon, toPublicSalon } from './salon.ts';
export { type FoundSalons, type SalonWish, salonFinder } from './salon-finder.ts';
export { salonSearch } from './salon-search.ts';
