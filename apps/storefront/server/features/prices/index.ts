export { recordAllPrices, recordProductPrices } from './record-prices.ts';
