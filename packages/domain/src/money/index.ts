export {
  formatAmount,
  formatPrice,
  formatShelfPrice,
  formatThreshold,
  formatUnitPrice,
} from './format-price.ts';
export {
  addMoney,
  CURRENCY_CODES,
  type CurrencyCode,
  isCurrencyCode,
  type Money,
  multiplyMoney,
} from './money.ts';
export { parseMinorUnits, parseMoney, type WireMoney } from './parse-money.ts';
