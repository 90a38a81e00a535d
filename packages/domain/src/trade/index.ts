export { breaksCase, wholeCases } from './cases.ts';
export { isForSalons } from './education.ts';
export { type BoughtLine, countingRates, type LackingMinimum, lackingMinimum } from './minimum.ts';
export {
  forEverybodyFirst,
  isForProfessionals,
  MISSING_TRADE_PROOFS,
  type MissingTradeProof,
  PROFESSIONAL_CUSTOMER,
  type ProfessionalRate,
  professionalPrice,
  rateOf,
} from './professional-price.ts';
export {
  joinSameArticles,
  MAX_ORDER_ROWS,
  type OrderRow,
  orderProblem,
  type RowProblem,
  readOrderList,
} from './quick-order.ts';
