import type { Context } from 'hono';
import type { Cart } from '../../cart/index.ts';
import { customerNumber, findCustomer } from '../../customers/index.ts';
import { sendPage } from '../../pages/index.ts';
import type { PlatformContext } from '../../platform-context.ts';
import { DETAILS_FIELDS, type DetailsField } from '../form/details-fields.ts';
import { type FormProblems, type FormValues, readFormValues } from '../form/form-values.ts';
import { readDetails } from '../form/read-details.ts';
import { readForm } from '../form/read-form.ts';
import { keepTypedDetails, readTypedDetails } from '../form/typed-details.ts';
import { detailsPage } from '../pages/details-page.ts';
import { readBag } from '../read-bag.ts';
import { type Visit, visitOfRequest } from '../visit.ts';
import { orderHref, paymentHref } from './addresses.ts';
import { emptyPage, openCheckout, unknownPage } from './open-checkout.ts';

type Reply = Response | Promise<Response>;

interface Shown {
  readonly cart: Cart;
  readonly values: FormValues<DetailsField>;
  readonly problems: FormProblems<DetailsField>;
}

function showForm(c: Context, context: PlatformContext, visit: Visit, shown: Shown): Reply {
  const bag = readBag(context, { visit, cart: shown.cart });
  if (bag.lines.length === 0) return emptyPage(c, visit);
  return sendPage(c, detailsPage({ ...shown, bag }, visit), {
    status: shown.problems.size === 0 ? 200 : 422,
    imageOrigin: visit.imageOrigin,
  });
}

/** What the storefront knows of the buyer saves typing; what the buyer typed here wins. */
function valuesToStartWith(context: PlatformContext, cart: Cart): FormValues<DetailsField> {
  const typed = readTypedDetails(context.store.read, cart);
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
  const visit = visitOfRequest(c, context);
  const checkout = openCheckout(c, context, visit);
  switch (checkout.kind) {
    case 'unknown':
      return unknownPage(c, context);
    case 'ordered':
      return c.redirect(orderHref(checkout.order, visit, 'details'), 303);
    case 'open': {
      const values = valuesToStartWith(context, checkout.cart);
      return showForm(c, context, visit, { cart: checkout.cart, values, problems: new Map() });
    }
  }
}

export async function submitDetails(c: Context, context: PlatformContext): Promise<Response> {
  const visit = visitOfRequest(c, context);
  const checkout = openCheckout(c, context, visit);
  if (checkout.kind === 'unknown') return unknownPage(c, context);
  if (checkout.kind === 'ordered') {
    return c.redirect(orderHref(checkout.order, visit, 'details'), 303);
  }
  const { cart } = checkout;
  const values = readFormValues(DETAILS_FIELDS, await readForm(c));
  const read = readDetails({ shop: visit.shop, values, texts: visit.texts });
  if (read.kind === 'invalid') {
    return showForm(c, context, visit, { cart, values, problems: read.problems });
  }
  await context.store.write((sql) => keepTypedDetails(sql, cart, values));
  return c.redirect(paymentHref({ token: cart.token, key: checkout.key }, visit), 303);
}
