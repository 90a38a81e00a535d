export { createStorefrontClient, type RequestOptions, type StorefrontClient } from './client.ts';
export type { GraphqlError, OperationFailure, RequestFailure, UserError } from './failure.ts';
export type { StorefrontClientOptions } from './options.ts';
export { fail, type Result, succeed } from './result.ts';
