export { getVisitorCountry } from './get-visitor-country.ts';
