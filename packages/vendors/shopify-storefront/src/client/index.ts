export {
  createStorefrontClient,
  type RequestOptions,
  type StorefrontClient,
  type StorefrontClientOptions,
} from './client.ts';
export type { GraphqlError, OperationFailure, RequestFailure, UserError } from './failure.ts';
