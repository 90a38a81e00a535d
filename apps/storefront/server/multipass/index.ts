export { multipassToken } from './multipass-token.ts';
export { storeAddress } from './store-address.ts';
