import type { Context } from 'hono';
import type { Language, PlatformContext, Shop } from '../../../protocol/index.ts';
import { findCustomer, inviteCustomer, normaliseEmail } from '../../customers/index.ts';
import { findOrderByToken, type Order, readHistory } from '../../orders/index.ts';
import { renewalsOf } from '../../subscriptions/index.ts';
import { type CheckoutContext, contextOfRequest } from '../checkout-context.ts';
import { orderPage } from '../pages/order-page.ts';
import { isGuest } from '../pages/order-status.ts';
import { type Reply, sendCheckoutPage, sendState } from './open-checkout.ts';

function orderOf(c: Context, { store }: PlatformContext, view: CheckoutContext): Order | null {
  return findOrderByToken(store.read, view.shop.key, c.req.param('token') ?? '');
}

export function showOrder(c: Context, context: PlatformContext): Reply {
  const view = contextOfRequest(c, context);
  const order = orderOf(c, context, view);
  if (order === null) return sendState(c, context, 'unknown');
  const history = readHistory(context.store.read, order.id);
  const isInvited = c.req.query('invited') !== undefined;
  const renewals = renewalsOf(context.store.read, order, context.now());
  return sendCheckoutPage(c, view, orderPage(order, history, view, { isInvited, renewals }));
}

/** Pause between the invitations of an order's buyer, however often the button is pressed. */
const ONE_HOUR_IN_MS = 3_600_000;
const invitedAt = new WeakMap<PlatformContext, Map<string, number>>();

/** Invites by the name on the parcel, unless the shop knows another, or no account may have it. */
async function invite(
  context: PlatformContext & { readonly shop: Shop },
  { email, contents }: Order,
  language: Language,
): Promise<void> {
  const { store, shop } = context;
  const known = findCustomer(store.read, shop.key, { email: normaliseEmail(email) });
  const isNamed = known !== null && (known.firstName ?? known.lastName) !== null;
  const { firstName, lastName } = isNamed ? known : contents.address;
  const outcome = await inviteCustomer(context, { email, firstName, lastName, language });
  if (outcome.kind === 'invalid') await inviteCustomer(context, { email, language });
}

export async function inviteBuyer(c: Context, context: PlatformContext): Promise<Response> {
  const view = contextOfRequest(c, context);
  const order = orderOf(c, context, view);
  if (order === null) return sendState(c, context, 'unknown');
  const now = context.now().getTime();
  const known = invitedAt.get(context) ?? new Map<string, number>();
  invitedAt.set(context, known);
  for (const [token, at] of known) if (now - at >= ONE_HOUR_IN_MS) known.delete(token);
  if (isGuest(order) && !known.has(order.token)) {
    known.set(order.token, now);
    try {
      await invite({ ...context, shop: view.shop }, order, view.language);
    } catch (error) {
      // Nothing was sent: they may ask again at once.
      known.delete(order.token);
      throw error;
    }
  }
  const query = new URLSearchParams({ invited: '' });
  if (view.locale !== null) query.set('locale', view.locale);
  return c.redirect(`../${order.token}?${query}`, 303);
}
