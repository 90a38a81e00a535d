export { type AdminClients, adminClients } from './admin-clients.ts';
export { type ApiFailure, describeFailure, describeNoAnswer } from './describe-failure.ts';
export { readHandles } from './read-handles.ts';
export {
  type Buyer,
  inContext,
  type ShopContext,
  shopClients,
  withBuyerIp,
} from './shop-clients.ts';
export { type OwnedMetafields, writeMetafields } from './write-metafields.ts';
