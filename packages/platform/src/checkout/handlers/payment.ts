import type { Context } from 'hono';
import type { Cart } from '../../cart/index.ts';
import { sendPage } from '../../pages/index.ts';
import type { PlatformContext } from '../../platform-context.ts';
import { bagValueInMinorUnits } from '../bag.ts';
import { type FormProblems, type FormValues, readFormValues } from '../form/form-values.ts';
import { type CheckoutDetails, readDetails } from '../form/read-details.ts';
import { readForm } from '../form/read-form.ts';
import { PAYMENT_FIELDS, type PaymentField, readPayment } from '../form/read-payment.ts';
import { readTypedDetails } from '../form/typed-details.ts';
import { paymentPage } from '../pages/payment-page.ts';
import { placeOrder } from '../place-order.ts';
import { readBag } from '../read-bag.ts';
import { deliveryMethod } from '../rules/delivery.ts';
import { totalsOf } from '../rules/totals.ts';
import { type Visit, visitOfRequest } from '../visit.ts';
import { detailsHref, orderHref } from './addresses.ts';
import { emptyPage, openCheckout, unknownPage } from './open-checkout.ts';
import { refusalsOf } from './refusals.ts';

type Reply = Response | Promise<Response>;

interface Paying {
  readonly visit: Visit;
  readonly cart: Cart;
  readonly key: string;
  readonly details: CheckoutDetails;
}

/** The visit, if there is a cart to pay for and an address to send it to; else the reply. */
function startPaying(c: Context, context: PlatformContext): Paying | Reply {
  const visit = visitOfRequest(c, context);
  const checkout = openCheckout(c, context, visit);
  if (checkout.kind === 'unknown') return unknownPage(c, context);
  if (checkout.kind === 'ordered') {
    return c.redirect(orderHref(checkout.order, visit, 'payment'), 303);
  }
  const { cart, key } = checkout;
  const values = readTypedDetails(context.store.read, cart);
  const read = readDetails({ shop: visit.shop, values, texts: visit.texts });
  if (read.kind === 'invalid') {
    return c.redirect(detailsHref({ token: cart.token, key }, visit), 303);
  }
  return { visit, cart, key, details: read.details };
}

interface Asked {
  readonly values: FormValues<PaymentField>;
  readonly problems: FormProblems<PaymentField>;
  readonly refusals: readonly string[];
}

const NOTHING_ASKED: Asked = { values: new Map(), problems: new Map(), refusals: [] };

function showForm(c: Context, context: PlatformContext, paying: Paying, asked: Asked): Reply {
  const { visit, cart, key, details } = paying;
  const bag = readBag(context, { visit, cart });
  if (bag.lines.length === 0) return emptyPage(c, visit);
  const { shop } = visit;
  const delivery = deliveryMethod(shop.key, bagValueInMinorUnits(bag), details.deliveryKey);
  const page = paymentPage(
    {
      bag,
      details,
      totals: totalsOf({ shop: shop.key, ...bag, delivery }),
      detailsHref: detailsHref({ token: cart.token, key }, visit),
      ...asked,
    },
    visit,
  );
  const isAccepted = asked.problems.size + asked.refusals.length === 0;
  return sendPage(c, page, { status: isAccepted ? 200 : 422, imageOrigin: visit.imageOrigin });
}

export function showPayment(c: Context, context: PlatformContext): Reply {
  const paying = startPaying(c, context);
  return 'details' in paying ? showForm(c, context, paying, NOTHING_ASKED) : paying;
}

function expectedTotal(typed: unknown): number | null {
  return typeof typed === 'string' && /^\d{1,15}$/.test(typed) ? Number(typed) : null;
}

export async function submitPayment(c: Context, context: PlatformContext): Promise<Response> {
  const paying = startPaying(c, context);
  if (!('details' in paying)) return paying;
  const { visit, cart, details } = paying;
  const body = await readForm(c);
  const values = readFormValues(PAYMENT_FIELDS, body);
  const read = readPayment({ values, texts: visit.texts, now: context.now() });
  if (read.kind === 'invalid') {
    return showForm(c, context, paying, { values, problems: read.problems, refusals: [] });
  }
  const outcome = await placeOrder(context, visit, {
    place: { shop: cart.shop, token: cart.token },
    details,
    cardDigits: read.cardDigits,
    expectedTotalInMinorUnits: expectedTotal(body['expectedTotal']),
  });
  switch (outcome.kind) {
    case 'placed':
      return c.redirect(orderHref(outcome.order, visit, 'payment'), 303);
    case 'gone':
      return unknownPage(c, context);
    case 'empty':
      return emptyPage(c, visit);
    default: {
      const refusals = refusalsOf(outcome, visit);
      return showForm(c, context, paying, { values, problems: new Map(), refusals });
    }
  }
}
