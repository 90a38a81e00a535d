export { formatCsv, formatSheet } from './format-csv.ts';
export {
  DEFAULT_KICKBACK_RATES,
  everySalonEarns,
  type KickbackRates,
  type ReadRates,
  ratePercentOf,
  readKickbackRates,
} from './kickback-rates.ts';
export { type Earning, type EarningOrder, orderEarnings } from './order-earnings.ts';
export { SALON_MARK, salonNoOf } from './salon-mark.ts';
export {
  isMonth,
  lastMonths,
  monthlyStatement,
  monthOf,
  type StatementMonth,
  type StatementSums,
  sumsOf,
} from './salon-statement.ts';
