export { isForSalons } from './education.ts';
export {
  forEverybodyFirst,
  isForProfessionals,
  PROFESSIONAL_CUSTOMER,
  type ProfessionalRate,
  professionalPrice,
  rateOf,
  wholeCases,
} from './professional-price.ts';
export {
  MAX_ORDER_ROWS,
  type OrderRow,
  orderProblem,
  type RowProblem,
  readOrderList,
} from './quick-order.ts';
