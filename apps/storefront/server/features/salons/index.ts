export { affiliatedSalonOf, isSalonCustomer, missingProofOf } from './affiliated-salon.ts';
export { accessTokenOf, createSalons, type Salons } from './create-salons.ts';
export { createHasSalons } from './has-salons.ts';
export { createOwnPages, type OwnPages } from './own-pages.ts';
export type { ServerSalonList } from './salon-list.ts';
export { createSalonPeople, type KnownPerson, type SalonPeople } from './salon-people.ts';
