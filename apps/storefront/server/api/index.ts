export { type Api, type ApiServices, createApi } from './create-api.ts';
export { isSameOrigin } from './is-same-origin.ts';
export { peerAddressOf } from './peer-address.ts';
