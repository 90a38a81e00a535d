export { deriveAgain } from './derive-again.ts';
export { parseCustomersCsv } from './parse-customers-csv.ts';
export { type FilledShop, fillShop, refillWithDemo } from './reset-shop.ts';
