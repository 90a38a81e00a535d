export { type FoundSalons, findSalons } from './find-salons.ts';
export { getOwnSalon } from './get-own-salon.ts';
export { getSalon } from './get-salon.ts';
export { type FoundSalon, publicSalonSchema } from './public-salon.ts';
