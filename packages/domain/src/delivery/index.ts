export { type DeliveryTerms, deliveryPriceOf, parseDeliveryTerms } from './delivery-terms.ts';
export { estimateDelivery } from './estimate-delivery.ts';
export { localMoment } from './local-moment.ts';
