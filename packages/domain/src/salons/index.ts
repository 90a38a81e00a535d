export {
  currentSalonOf,
  decideSalon,
  type SalonDecision,
  type SalonQuestion,
} from './current-salon.ts';
export { matchSalon, visitorTypeOf } from './match-salon.ts';
export { distanceInKm, nearestSalons, type SalonNearby } from './nearest-salons.ts';
export { type Position, type PublicSalon, type Salon, toPublicSalon } from './salon.ts';
export { salonSearch } from './salon-search.ts';
