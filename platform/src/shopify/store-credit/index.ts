export { storeCreditArea } from './store-credit-area.ts';
