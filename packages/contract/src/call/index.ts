export type { ApiCall, RequestOf, ResponseOf } from './api-call.ts';
export {
  type CallFailure,
  type CallOptions,
  type CallResult,
  callApi,
  messageFor,
} from './call-api.ts';
export { fetchJson, HttpError, type JsonFetch, type JsonResponse } from './fetch-json.ts';
