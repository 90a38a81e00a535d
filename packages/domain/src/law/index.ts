export {
  ALL_DUTIES,
  type Duty,
  dutiesOf,
  factsAskedIn,
  isDuty,
  type Rule,
} from './duties.ts';
export { guaranteeYearsOf } from './guarantee-years.ts';
export {
  type PriceHistories,
  readPriceHistories,
  writePriceHistories,
} from './kept-prices.ts';
export { recordPrice } from './price-history.ts';
export { announcedPrice } from './reductions.ts';
export { isPricedPerLitre, type LawfulMarket } from './regions.ts';
export { type DutyFact, type LawfulFacts, type UnmetDuty, unmetDuties } from './unmet-duties.ts';
