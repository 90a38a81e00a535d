export { classifyFailure } from './classify-failure.ts';
export {
  createGraphqlClient,
  createOperations,
  type GraphqlClient,
  type GraphqlDocument,
  type GraphqlDocuments,
  textFor,
} from './graphql-operation.ts';
export type { GraphqlOptions } from './graphql-request.ts';
export { asArray, asRecord, asString, isRecord, type JsonRecord, parseJson } from './json.ts';
export {
  type MutationErrors,
  mutationPayload,
  type OperationFailure,
  type UserError,
} from './mutation-payload.ts';
export type { GraphqlError, GraphqlFailure } from './parse-graphql.ts';
export { type Page, readAllPages } from './read-all-pages.ts';
export {
  causeMessage,
  type FetchOptions,
  requestText,
  secondsInMs,
  type TransportFailure,
} from './request-text.ts';
export { fail, type Result, succeed } from './result.ts';
export { type RetryClock, withRetry } from './with-retry.ts';
export { withTimeout } from './with-timeout.ts';
