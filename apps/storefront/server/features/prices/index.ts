export { recordAllPrices, recordProductPrices } from './record-prices.ts';
export { watchPrices } from './watch-prices.ts';
