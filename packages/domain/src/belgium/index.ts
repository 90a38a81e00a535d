export { localeOfBelgianPostcode } from './locale-of-postcode.ts';
