export type { ApiCall, ResponseOf } from './api-call.ts';
export {
  type CallFailure,
  type CallOptions,
  type CallResult,
  callApi,
  messageFor,
} from './call-api.ts';
