export {
  createStorefrontClient,
  type RequestOptions,
  type StorefrontClient,
  type StorefrontClientOptions,
} from './client.ts';
export type { OperationFailure, RequestFailure, UserError } from './failure.ts';
