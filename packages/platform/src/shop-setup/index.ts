export { parseCustomersCsv } from './parse-customers-csv.ts';
export { type FilledShop, fillShop, refillWithDemo } from './reset-shop.ts';
