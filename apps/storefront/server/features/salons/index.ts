export {
  isSalonCustomer,
  missingProofOf,
  tradeAccessOf,
  visitorSalonsOf,
} from './affiliated-salon.ts';
export {
  createSalons,
  openSalonDatabase,
  type Salons,
  salonRules,
} from './create-salons.ts';
export { createHasSalons } from './has-salons.ts';
export { drawPhoto } from './photo-files.ts';
export { createProofs } from './proofs.ts';
export type { Proposals } from './proposals.ts';
export { openSalonCipher } from './salon-cipher.ts';
export type { ServerSalonList } from './salon-list.ts';
export { createSalonPeople, type KnownPerson, type SalonPeople } from './salon-people.ts';
export { servePhotos } from './serve-photos.ts';
export { createTradeTags, type TradeTags, type TradeTagsOptions } from './tag-professional.ts';
