export { type CartOutcome, type Carts, createCarts } from './create-carts.ts';
