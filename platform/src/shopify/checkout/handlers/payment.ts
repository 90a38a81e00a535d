import type { Context } from 'hono';
import type { PlatformContext } from '../../../protocol/index.ts';
import { fillIn } from '../../../protocol/pages/index.ts';
import type { Cart } from '../../cart/index.ts';
import { customerGid } from '../../customers/index.ts';
import { lineName } from '../../orders/index.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { readDraftDetails } from '../form/draft-details.ts';
import { parseForm, parseFormValues } from '../form/form-values.ts';
import { type CheckoutDetails, parseDetails, shownDigest } from '../form/parse-details.ts';
import {
  PAYMENT_FIELDS,
  parsePayment,
  parseProblemParameters,
  paymentProblemTexts,
  problemParameters,
} from '../form/parse-payment.ts';
import { customerAtCheckout } from '../form/saved-address.ts';
import { loadPricedCheckout } from '../load-priced-checkout.ts';
import { paymentPage, type Refusal } from '../pages/payment-page.ts';
import { placeOrder } from '../place-order.ts';
import { type PricedCheckout, shortagesOf } from '../priced-checkout.ts';
import { deliveryMethod } from '../rules/delivery.ts';
import { totalsOf } from '../rules/totals.ts';
import { browserHashOf, keepBrowser } from './buyer-browser.ts';
import { detailsHref, paymentHref } from './checkout-urls.ts';
import {
  openCheckout,
  type Reply,
  sendCheckoutPage,
  sendPlaced,
  sendState,
} from './open-checkout.ts';

interface Paying {
  readonly view: CheckoutContext;
  readonly cart: Cart;
  readonly key: string;
  readonly details: CheckoutDetails;
  readonly browserHash: string;
  readonly customerId: string | null;
  readonly pricedCheckout: PricedCheckout;
}

/** Loads the cart and its details; or returns the response when there is nothing to pay for. */
function startPaying(
  c: Context,
  context: PlatformContext,
  said: Parameters<typeof detailsHref>[2]['said'] = {},
): Paying | Reply {
  const checkout = openCheckout(c, context, 'payment');
  if (checkout.kind === 'closed') return checkout.reply;
  const { view, cart, key } = checkout;
  const browserHash = browserHashOf(c, { ...context, shop: view.shop });
  const values = readDraftDetails(context.store.read, { ...cart, browserHash });
  const read = parseDetails({ ...view, values });
  if (read.kind === 'invalid') {
    return c.redirect(
      detailsHref({ token: cart.token, key }, view, { from: 'payment', said }),
      303,
    );
  }
  const { details } = read;
  const customer = customerAtCheckout(c, context, view, cart);
  const customerId = customer && customerGid(customer);
  const buyer = { customerId, email: details.email };
  const pricedCheckout = loadPricedCheckout(context, { view, cart, buyer });
  return { view, cart, key, details, browserHash, customerId, pricedCheckout };
}

/** Tells why no order was placed, by what the address says and what the shop has now. */
function refusalOf(
  said: string | undefined,
  priced: PricedCheckout,
  total: string,
  { texts: { problems } }: CheckoutContext,
): Refusal | null {
  const kept = priced.lines.flatMap((line) => {
    if (line.refusal === null) return [];
    const product = lineName(line);
    return fillIn(problems[line.refusal.kind], { product, count: '', ...line.refusal });
  });
  if (kept.length > 0) {
    return { message: [...kept, problems.nothingTaken].join(' '), isOfCard: false };
  }
  switch (said) {
    case 'declined':
    case 'noFunds':
      return { message: problems[said], isOfCard: true };
    case 'detailsChanged':
      return { message: problems.detailsChanged, isOfCard: false };
    case 'totalChanged':
      return { message: fillIn(problems.totalChanged, { total }), isOfCard: false };
    case 'shortage': {
      const messages = shortagesOf(priced.lines).map(({ title, left }) =>
        fillIn(left === 0 ? problems.soldOut : problems.fewerLeft, { product: title, left }),
      );
      if (messages.length === 0) return null;
      return { message: `${messages.join(' ')} ${problems.nothingTaken}`, isOfCard: false };
    }
    default:
      return null;
  }
}

export function showPayment(c: Context, context: PlatformContext): Reply {
  const paying = startPaying(c, context);
  if (!('details' in paying)) return paying;
  const { view, cart, key, details, pricedCheckout } = paying;
  const { texts, money } = view;
  const { lines, discounts, giftCards } = pricedCheckout;
  if (lines.length === 0) return sendState(c, context, 'empty');
  const delivery = deliveryMethod(view.shipping, pricedCheckout, details.deliveryKey);
  const totals = totalsOf({ lines, discounts, giftCards, delivery });
  const total = money(totals.dueInMinorUnits);
  const problems = parseProblemParameters(c.req.queries('problem') ?? []);
  const page = paymentPage(
    {
      pricedCheckout,
      details,
      delivery,
      totals,
      detailsHref: detailsHref({ token: cart.token, key }, view, { from: 'payment' }),
      problems: paymentProblemTexts(problems, texts),
      refusal: refusalOf(c.req.query('refused'), pricedCheckout, total, view),
    },
    view,
  );
  return sendCheckoutPage(c, view, page);
}

function expectedDue(typed: unknown): number | null {
  return typeof typed === 'string' && /^\d{1,15}$/.test(typed) ? Number(typed) : null;
}

/** Keeps nothing of a card and leads on, so that neither loading again nor Back sends it twice. */
export async function submitPayment(c: Context, context: PlatformContext): Promise<Response> {
  const paying = startPaying(c, context, { check: '' });
  if (!('details' in paying)) return paying;
  const { view, cart, key, details, browserHash, customerId, pricedCheckout } = paying;
  const again = (said: Readonly<Record<string, string | readonly string[]>>) =>
    c.redirect(paymentHref({ token: cart.token, key }, view, { from: 'payment', said }), 303);
  const body = await parseForm(c);
  // A second tab may have changed them: what this page said is ordered, and goes where it said.
  const expectedDigest = shownDigest(details, pricedCheckout.lines);
  if (body['expectedDetails'] !== expectedDigest) return again({ refused: 'detailsChanged' });
  const expectedDueInMinorUnits = expectedDue(body['expectedDue']);
  // Gift cards pay all of it: then no card was asked for.
  const read =
    expectedDueInMinorUnits === 0
      ? ({ kind: 'valid', cardDigits: null } as const)
      : parsePayment(parseFormValues(PAYMENT_FIELDS, body), context.now());
  if (read.kind === 'invalid') return again({ problem: problemParameters(read.problems) });
  const outcome = await placeOrder(context, view, {
    place: { shop: cart.shop, token: cart.token },
    details,
    cardDigits: read.cardDigits,
    browserHash,
    customerId,
    expectedDueInMinorUnits,
    expectedDigest,
  });
  switch (outcome.kind) {
    case 'placed':
      // A browser drops pages whose cookie has changed: Back would bring the typed card.
      keepBrowser(c, { ...context, shop: view.shop });
      // Tells apart who paid: a second browser with the link may have been quicker.
      return sendPlaced(c, context, outcome.order, view, 'payment');
    case 'gone':
    case 'empty':
      return again({});
    case 'declined':
      return again({ refused: outcome.reason });
    default:
      return again({ refused: outcome.kind });
  }
}
