export { type ApiFailure, describeFailure } from './describe-failure.ts';
export { shopClients } from './shop-clients.ts';
export { inContext, type ShopContext } from './shop-context.ts';
export { withBuyerIp } from './with-buyer-ip.ts';
