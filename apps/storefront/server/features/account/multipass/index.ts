export { multipassToken } from './multipass-token.ts';
export { storeAddress } from './store-url.ts';
