import type { Messages } from '../messages.ts';
import { account } from './account.ts';
import { addresses } from './addresses.ts';
import { cart } from './cart.ts';
import { errors } from './errors.ts';
import { home } from './home.ts';
import { listing } from './listing.ts';
import { orders } from './orders.ts';
import { product } from './product.ts';
import { promotions } from './promotions.ts';
import { refusals } from './refusals.ts';
import { salon } from './salon.ts';
import { shell } from './shell.ts';
import { vocabulary } from './vocabulary.ts';
import { wishlist } from './wishlist.ts';

export const fr: Messages = {
  ...account,
  ...addresses,
  ...cart,
  ...errors,
  ...home,
  ...listing,
  ...orders,
  ...product,
  ...promotions,
  ...refusals,
  ...salon,
  ...shell,
  ...vocabulary,
  ...wishlist,
};
