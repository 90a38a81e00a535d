export { addWarrantyPeriod } from './add-warranty-period.ts';
export { formatDate } from './format-date.ts';
