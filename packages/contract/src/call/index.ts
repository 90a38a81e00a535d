export type { ApiCall, ReplyOf, RequestOf } from './api-call.ts';
export { type CallFailure, type CallResult, callApi } from './call-api.ts';
export { HttpError, type JsonFetch, type JsonResponse, postJson } from './post-json.ts';
export { sentenceFor } from './sentence-for.ts';
