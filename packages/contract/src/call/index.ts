export type { ApiCall, RequestOf, ResponseOf } from './api-call.ts';
export {
  type CallFailure,
  type CallOptions,
  type CallResult,
  callApi,
  messageFor,
  type PassingFailure,
  passingFailureOf,
} from './call-api.ts';
