export { type DeliveryTerms, deliveryPriceOf, parseDeliveryTerms } from './delivery-terms.ts';
export { estimateDelivery } from './estimate-delivery.ts';
export { addDays, workingDaysOf } from './holidays.ts';
export { clockIn, localMoment, timeZoneOf } from './local-moment.ts';
export {
  type DeliveryPrice,
  deliveryOfOne,
  valueOfSent,
  wayOfDelivery,
} from './way-of-delivery.ts';
