export { accessTokenOf } from './access-token.ts';
export { createSalons, type Salons } from './create-salons.ts';
export type { ServerSalonList } from './salon-list.ts';
