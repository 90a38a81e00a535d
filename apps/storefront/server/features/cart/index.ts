export { type Carts, type CheckoutResult, createCarts } from './create-carts.ts';
