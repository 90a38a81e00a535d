export { shopOfRequest } from './shop-of-request.ts';
