export { type ErasedCustomer, eraseCustomer } from './erase-customer.ts';
export { exportCustomer } from './export-customer.ts';
export { tellOfShopLeaving } from './privacy-news.ts';
