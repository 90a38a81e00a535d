export { classifyFailure } from './classify-failure.ts';
export { asArray, asRecord, asString, isRecord, type JsonRecord, parseJson } from './json.ts';
export { type GraphqlError, type GraphqlFailure, parseGraphql } from './parse-graphql.ts';
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
