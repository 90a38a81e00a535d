import { giveCart } from '../give-cart.ts';
import { currentSession } from './current-session.ts';
import type { Method } from './hosted-context.ts';
import { markOf } from './refreshes.ts';

/** Once per cart and token: a cart that keeps an old token is nobody's at the checkout. */
export const assignCart: Method<'assignCart'> = async (source, { id, customerEmail }) => {
  const current = await currentSession(source);
  if (!current.ok) return false;
  if (current.value === null) return customerEmail !== null;
  const session = current.value;
  const cartMark = markOf(`${id} ${session.accessToken}`);
  if (session.cartMark === cartMark) return false;
  const isGiven = await giveCart(source, id, session.accessToken);
  if (isGiven) await source.cookies.session.start({ ...session, cartMark });
  return false;
};
