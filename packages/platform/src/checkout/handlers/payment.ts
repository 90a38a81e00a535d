import type { Context } from 'hono';
import type { Cart } from '../../cart/index.ts';
import type { PlatformContext } from '../../core/index.ts';
import { fillIn, sendPage } from '../../pages/index.ts';
import { type CheckoutContext, contextOfRequest } from '../checkout-context.ts';
import { readDraftDetails } from '../form/draft-details.ts';
import {
  type FormProblems,
  type FormValues,
  parseForm,
  parseFormValues,
} from '../form/form-values.ts';
import { type CheckoutDetails, parseDetails } from '../form/parse-details.ts';
import { PAYMENT_FIELDS, type PaymentField, parsePayment } from '../form/parse-payment.ts';
import { loadPricedCheckout } from '../load-priced-checkout.ts';
import { paymentPage } from '../pages/payment-page.ts';
import { type OrderOutcome, placeOrder } from '../place-order.ts';
import { goodsValueInMinorUnits } from '../priced-checkout.ts';
import { deliveryMethod } from '../rules/delivery.ts';
import { totalsOf } from '../rules/totals.ts';
import { detailsHref, orderHref } from './checkout-urls.ts';
import { emptyPage, openCheckout, unknownPage } from './open-checkout.ts';

type Refused = Extract<OrderOutcome, { kind: 'shortage' | 'totalChanged' | 'declined' }>;

/** Messages that explain why no order was placed. */
function declineMessages(outcome: Refused, { texts, money }: CheckoutContext): readonly string[] {
  const { problems } = texts;
  switch (outcome.kind) {
    case 'declined':
      return [problems[outcome.reason]];
    case 'totalChanged':
      return [fillIn(problems.totalChanged, { total: money(outcome.totalInMinorUnits) })];
    case 'shortage': {
      const messages = outcome.shortages.map(({ title, left }) =>
        fillIn(left === 0 ? problems.soldOut : problems.fewerLeft, { product: title, left }),
      );
      return [`${messages.join(' ')} ${problems.nothingTaken}`];
    }
  }
}

type Reply = Response | Promise<Response>;

interface Paying {
  readonly view: CheckoutContext;
  readonly cart: Cart;
  readonly key: string;
  readonly details: CheckoutDetails;
}

/** Loads the cart and its details; or returns the response when there is nothing to pay for. */
function startPaying(c: Context, context: PlatformContext): Paying | Reply {
  const view = contextOfRequest(c, context);
  const checkout = openCheckout(c, context, view);
  if (checkout.kind === 'unknown') return unknownPage(c, context);
  if (checkout.kind === 'ordered') {
    return c.redirect(orderHref(checkout.order, view, 'payment'), 303);
  }
  const { cart, key } = checkout;
  const values = readDraftDetails(context.store.read, cart);
  const read = parseDetails({ shop: view.shop, values, texts: view.texts });
  if (read.kind === 'invalid') {
    return c.redirect(detailsHref({ token: cart.token, key }, view), 303);
  }
  return { view, cart, key, details: read.details };
}

interface PaymentFeedback {
  readonly values: FormValues<PaymentField>;
  readonly problems: FormProblems<PaymentField>;
  readonly messages: readonly string[];
}

const NO_FEEDBACK: PaymentFeedback = { values: new Map(), problems: new Map(), messages: [] };

function showForm(
  c: Context,
  context: PlatformContext,
  paying: Paying,
  requested: PaymentFeedback,
): Reply {
  const { view, cart, key, details } = paying;
  const pricedCheckout = loadPricedCheckout(context, { view, cart });
  if (pricedCheckout.lines.length === 0) return emptyPage(c, view);
  const { shop } = view;
  const delivery = deliveryMethod(
    shop.key,
    goodsValueInMinorUnits(pricedCheckout),
    details.deliveryKey,
  );
  const page = paymentPage(
    {
      pricedCheckout,
      details,
      totals: totalsOf({ shop: shop.key, ...pricedCheckout, delivery }),
      detailsHref: detailsHref({ token: cart.token, key }, view),
      ...requested,
    },
    view,
  );
  const isAccepted = requested.problems.size + requested.messages.length === 0;
  return sendPage(c, page, {
    status: isAccepted ? 200 : 422,
    imageOrigin: view.imageOrigin,
    brand: view.brand,
  });
}

export function showPayment(c: Context, context: PlatformContext): Reply {
  const paying = startPaying(c, context);
  return 'details' in paying ? showForm(c, context, paying, NO_FEEDBACK) : paying;
}

function expectedTotal(typed: unknown): number | null {
  return typeof typed === 'string' && /^\d{1,15}$/.test(typed) ? Number(typed) : null;
}

export async function submitPayment(c: Context, context: PlatformContext): Promise<Response> {
  const paying = startPaying(c, context);
  if (!('details' in paying)) return paying;
  const { view, cart, details } = paying;
  const body = await parseForm(c);
  const values = parseFormValues(PAYMENT_FIELDS, body);
  const read = parsePayment({ values, texts: view.texts, now: context.now() });
  if (read.kind === 'invalid') {
    return showForm(c, context, paying, { values, problems: read.problems, messages: [] });
  }
  const outcome = await placeOrder(context, view, {
    place: { shop: cart.shop, token: cart.token },
    details,
    cardDigits: read.cardDigits,
    expectedTotalInMinorUnits: expectedTotal(body['expectedTotal']),
  });
  switch (outcome.kind) {
    case 'placed':
      return c.redirect(orderHref(outcome.order, view, 'payment'), 303);
    case 'gone':
      return unknownPage(c, context);
    case 'empty':
      return emptyPage(c, view);
    default: {
      const messages = declineMessages(outcome, view);
      return showForm(c, context, paying, { values, problems: new Map(), messages });
    }
  }
}
