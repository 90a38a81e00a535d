export { type ApiFailure, describeFailure } from './describe-failure.ts';
export { shopClients, withBuyerIp } from './shop-clients.ts';
export { inContext, type ShopContext } from './shop-context.ts';
