export { type ErasedPerson, erasePerson } from './erase-person.ts';
export { exportPerson } from './export-person.ts';
export { tellOfShopLeaving } from './privacy-news.ts';
