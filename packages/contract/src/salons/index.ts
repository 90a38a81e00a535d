export {
  type FoundSalon,
  type FoundSalons,
  findSalons,
  getAffiliatedSalon,
  getSalon,
  publicSalonSchema,
} from './salon-calls.ts';
