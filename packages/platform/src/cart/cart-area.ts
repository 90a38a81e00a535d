import type { Area } from '../area.ts';
import { readCart } from './read-cart.ts';
import { CART_RESOLVERS } from './resolvers.ts';
import { CART_TABLES } from './store/cart-tables.ts';

export const cartArea: Area = {
  tables: CART_TABLES,
  resolvers: CART_RESOLVERS,
  nodes: { Cart: (id, context) => readCart(context, id) },
};
