import type { Context } from 'hono';
import type { Cart } from '../../cart/index.ts';
import type { PlatformContext } from '../../core/index.ts';
import { customerNumber, findCustomer } from '../../customers/index.ts';
import { findOrderOfCart } from '../../orders/index.ts';
import { sendPage } from '../../pages/index.ts';
import { type CheckoutContext, contextOfRequest } from '../checkout-context.ts';
import { DETAILS_FIELDS, type DetailsField } from '../form/details-fields.ts';
import { readDraftDetails, saveDraftDetails } from '../form/draft-details.ts';
import {
  type FormProblems,
  type FormValues,
  parseForm,
  parseFormValues,
} from '../form/form-values.ts';
import { parseDetails } from '../form/parse-details.ts';
import { loadPricedCheckout } from '../load-priced-checkout.ts';
import { detailsPage } from '../pages/details-page.ts';
import { orderHref, paymentHref } from './checkout-urls.ts';
import { emptyPage, openCheckout, unknownPage } from './open-checkout.ts';

type Reply = Response | Promise<Response>;

interface Shown {
  readonly cart: Cart;
  readonly values: FormValues<DetailsField>;
  readonly problems: FormProblems<DetailsField>;
}

function showForm(
  c: Context,
  context: PlatformContext,
  view: CheckoutContext,
  shown: Shown,
): Reply {
  const pricedCheckout = loadPricedCheckout(context, { view, cart: shown.cart });
  if (pricedCheckout.lines.length === 0) return emptyPage(c, view);
  return sendPage(c, detailsPage({ ...shown, pricedCheckout }, view), {
    status: shown.problems.size === 0 ? 200 : 422,
    imageOrigin: view.imageOrigin,
    brand: view.brand,
  });
}

/** Prefills what the storefront knows of the buyer; what the buyer typed wins. */
function valuesToStartWith(context: PlatformContext, cart: Cart): FormValues<DetailsField> {
  const typed = readDraftDetails(context.store.read, cart);
  const { email, phone, customerId } = cart.contents.buyerIdentity;
  const id = customerId === null ? null : customerNumber(customerId);
  const customer = id === null ? null : findCustomer(context.store.read, cart.shop, { id });
  return new Map([
    ...typed,
    ['email', typed.get('email') || (email ?? customer?.email ?? '')],
    ['phone', typed.get('phone') || (phone ?? '')],
  ]);
}

export function showDetails(c: Context, context: PlatformContext): Reply {
  const view = contextOfRequest(c, context);
  const checkout = openCheckout(c, context, view);
  switch (checkout.kind) {
    case 'unknown':
      return unknownPage(c, context);
    case 'ordered':
      return c.redirect(orderHref(checkout.order, view, 'details'), 303);
    case 'open': {
      const values = valuesToStartWith(context, checkout.cart);
      return showForm(c, context, view, { cart: checkout.cart, values, problems: new Map() });
    }
  }
}

export async function submitDetails(c: Context, context: PlatformContext): Promise<Response> {
  const view = contextOfRequest(c, context);
  const checkout = openCheckout(c, context, view);
  if (checkout.kind === 'unknown') return unknownPage(c, context);
  if (checkout.kind === 'ordered') {
    return c.redirect(orderHref(checkout.order, view, 'details'), 303);
  }
  const { cart } = checkout;
  const values = parseFormValues(DETAILS_FIELDS, await parseForm(c));
  const read = parseDetails({ shop: view.shop, values, texts: view.texts });
  if (read.kind === 'invalid') {
    return showForm(c, context, view, { cart, values, problems: read.problems });
  }
  await context.store.write((sql) => {
    // Another tab may have paid meanwhile; then the order has the address.
    if (findOrderOfCart(sql, cart.shop, cart.token) === null) saveDraftDetails(sql, cart, values);
  });
  return c.redirect(paymentHref({ token: cart.token, key: checkout.key }, view), 303);
}
