export { type DeliveryTerms, parseDeliveryTerms } from './delivery-terms.ts';
export { estimateDelivery } from './estimate-delivery.ts';
