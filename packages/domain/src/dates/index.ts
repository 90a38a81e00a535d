export { addWarrantyPeriod, formatDate } from './dates.ts';
