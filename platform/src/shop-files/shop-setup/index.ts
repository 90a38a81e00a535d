export { beginDerivation } from './derive-again.ts';
export { readOwnContent } from './own-content.ts';
export { parseCustomersCsv } from './parse-customers-csv.ts';
export { type RefreshedShop, refreshShop } from './refresh-shop.ts';
export { type FilledShop, fillShop, refillWithDemo } from './reset-shop.ts';
