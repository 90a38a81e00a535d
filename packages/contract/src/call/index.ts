export type { ApiCall, ReplyOf, RequestOf } from './api-call.ts';
export { type CallFailure, type CallOptions, type CallResult, callApi } from './call-api.ts';
export { fetchJson, HttpError, type JsonFetch, type JsonResponse } from './fetch-json.ts';
export { sentenceFor } from './sentence-for.ts';
