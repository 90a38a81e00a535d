export { matchesOrder } from './match-order.ts';
export { type OrderedLine, type Reorder, reorderOf, type SoldNow } from './reorder.ts';
export { suppliedAt } from './supplied-at.ts';
export { taxableByRate } from './taxable-by-rate.ts';
