export { type DeliveryTerms, deliveryPriceOf, parseDeliveryTerms } from './delivery-terms.ts';
export { clockIn, estimateDelivery, timeZoneOf } from './estimate-delivery.ts';
export { localMoment } from './local-moment.ts';
export { valueOfSent, wayOfDelivery } from './way-of-delivery.ts';
