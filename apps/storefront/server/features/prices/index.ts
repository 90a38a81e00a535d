export { type RecordedShop, recordAllPrices, recordProductPrices } from './record-prices.ts';
