import type { Messages } from '../messages.ts';
import { cart } from './cart.ts';
import { errors } from './errors.ts';
import { home } from './home.ts';
import { listing } from './listing.ts';
import { product } from './product.ts';
import { shell } from './shell.ts';
import { vocabulary } from './vocabulary.ts';

export const nb: Messages = {
  ...cart,
  ...errors,
  ...home,
  ...listing,
  ...product,
  ...shell,
  ...vocabulary,
};
