import { html } from 'hono/html';
import { brandTexts, fillIn, type Markup } from '../../../protocol/pages/index.ts';
import {
  isDelivered,
  lineNames,
  ORDER_MESSAGES,
  type Order,
  type OrderHistory,
} from '../../orders/index.ts';
import type { CheckoutContext } from '../checkout-context.ts';

/** Parcels, cancellation and refunds of an order; nothing as long as nothing has happened. */
export function orderStatus(
  order: Order,
  { fulfillments, refunds, cancellation }: OrderHistory,
  view: CheckoutContext,
): Markup {
  if (fulfillments.length + refunds.length === 0 && cancellation === null) return html``;
  const { status, track } = brandTexts(ORDER_MESSAGES, view, view.brand);
  return html`<section aria-labelledby="status-heading">
<h2 id="status-heading">${status.title}</h2>
<ul>
${fulfillments.map((parcel) => {
  const { company, number, url } = parcel.tracking;
  const names = lineNames(order, parcel.lines).join('; ');
  const carrier = [company, number].filter((part) => part !== null).join(' ');
  return html`<li><strong>${isDelivered(parcel) ? status.delivered : status.sent}</strong> · ${view.dayOf(parcel.createdAt)} · ${names}${carrier === '' ? '' : html` · ${carrier}`}${url === null ? '' : html` · <a href="${url}" rel="noopener noreferrer">${track}</a>`}</li>`;
})}
${cancellation === null ? '' : html`<li>${fillIn(status.cancelled, { date: view.dayOf(cancellation.cancelledAt) })}</li>`}
${refunds
  .filter(({ amountInMinorUnits }) => amountInMinorUnits > 0)
  .map(
    ({ amountInMinorUnits, createdAt }) =>
      html`<li>${fillIn(status.refunded, { amount: view.money(amountInMinorUnits), date: view.dayOf(createdAt) })}</li>`,
  )}
</ul>
</section>`;
}

/** The path of the offer's form, below the order's page. */
export const ACCOUNT_PATH = 'account';

/** A guest, whose address is one: what stands in its place after an erasure leads nowhere (RFC 2606). */
export function isGuest({ customerId, email }: Order): boolean {
  return customerId === null && !email.endsWith('.invalid');
}

/**
 * Makes the guest an account by an invitation to the order's own address: whoever opens it has proven the address,
 * and only then is the order theirs. It says the same for an address that has an account.
 */
export function accountOffer(order: Order, view: CheckoutContext, isInvited: boolean): Markup {
  if (!isGuest(order)) return html``;
  const { account } = brandTexts(ORDER_MESSAGES, view, view.brand);
  const query = view.locale === null ? '' : `?locale=${encodeURIComponent(view.locale)}`;
  return html`<section class="group" aria-labelledby="account-heading">
<h2 id="account-heading">${account.title}</h2>
${
  isInvited
    ? html`<p role="status">${fillIn(account.sent, { email: order.email })}</p>
<p><a href="${view.links.account}/login">${account.login}</a></p>`
    : html`<p>${account.text}</p>
<form method="post" action="${order.token}/${ACCOUNT_PATH}${query}"><button class="button" type="submit">${account.button}</button></form>`
}
</section>`;
}
