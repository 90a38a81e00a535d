export {
  ALL_DUTIES,
  type Duty,
  dutiesOf,
  isDuty,
  type LawfulMarket,
  type Rule,
} from './duties.ts';
export { guaranteeYearsOf } from './guarantee-years.ts';
export { type PriceEntry, type PriceHistory, priorPrice, recordPrice } from './price-history.ts';
export { type DutyFact, type LawfulFacts, type UnmetDuty, unmetDuties } from './unmet-duties.ts';
