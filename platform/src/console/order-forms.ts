import { html } from 'hono/html';
import { field, formatMoney, type Markup } from '../protocol/pages/index.ts';
import {
  CANCEL_REASONS,
  isDelivered,
  type LineState,
  lineName,
  lineNames,
  lineStates,
  type Order,
  type OrderHistory,
  refundableDeliveryInMinorUnits,
  refundableInMinorUnits,
} from '../shopify/orders/index.ts';
import { CONSOLE_LANGUAGE, factList, PLAIN_FIELD } from './desk.ts';

/** Shows what can still be done with an order, each as a form that works without scripts. */
export function orderForms(order: Order, history: OrderHistory): Markup {
  const states = lineStates(order, history);
  const toSend = states.filter(({ fulfillableQuantity }) => fulfillableQuantity > 0);
  const isOpen = history.cancellation === null;
  const canRefund =
    refundableInMinorUnits(order, history) > 0 ||
    states.some(({ refundableQuantity }) => refundableQuantity > 0);
  return html`${isOpen && toSend.length > 0 ? sendForm(order, toSend) : ''}
${parcels(order, history)}
${canRefund ? refundForm(order, history, states) : ''}
${isOpen && history.fulfillments.length === 0 ? cancelForm(order) : ''}`;
}

const action = ({ shop, number }: Order, change: string) =>
  `/console/${shop}/orders/${number}/${change}`;

const notify = html`<p><label><input type="checkbox" name="notify" value="on" checked> Tell the buyer by e-mail</label></p>`;

function quantity(state: LineState, prefix: string, most: number, initial: number): Markup {
  const { line, position } = state;
  const name = `${prefix}${position}`;
  return html`<div class="field" data-width="half">
<label for="${name}">${lineName(line)} (of ${most})</label>
<input id="${name}" name="${name}" type="number" inputmode="numeric" min="0" max="${most}" value="${initial}">
</div>`;
}

function trackingFields(prefix: string): Markup {
  return html`${field({ ...PLAIN_FIELD, name: `${prefix}company`, label: 'Carrier', value: '', width: 'third' })}
${field({ ...PLAIN_FIELD, name: `${prefix}number`, label: 'Tracking number', value: '', width: 'third' })}
${field({ ...PLAIN_FIELD, name: `${prefix}url`, label: 'Tracking link', value: '', width: 'third' })}`;
}

function sendForm(order: Order, states: readonly LineState[]): Markup {
  return html`<section aria-labelledby="send-heading">
<h2 id="send-heading">Send</h2>
<form class="group" method="post" action="${action(order, 'fulfil')}">
<div class="fields">
${states.map((state) => quantity(state, 'send', state.fulfillableQuantity, state.fulfillableQuantity))}
${trackingFields('')}
</div>
${notify}
<p><button class="button" type="submit">Mark as sent</button></p>
</form>
</section>`;
}

function parcels(order: Order, { fulfillments }: OrderHistory): Markup {
  return html`${fulfillments.map((parcel, index) => {
    const { company, number, url } = parcel.tracking;
    const heading = `parcel${parcel.id}-heading`;
    return html`<section aria-labelledby="${heading}">
<h2 id="${heading}">Parcel ${index + 1}</h2>
${factList([
  ['Sent', parcel.createdAt],
  ['In it', lineNames(order, parcel.lines).join('; ')],
  ['Tracking', [company, number, url].filter((part) => part !== null).join(' · ') || 'none'],
  ...parcel.events.map(
    ({ status, happenedAt }) => [status.toLowerCase().replaceAll('_', ' '), happenedAt] as const,
  ),
])}
${
  isDelivered(parcel)
    ? ''
    : html`<form class="group" method="post" action="${action(order, 'delivered')}">
<input type="hidden" name="parcel" value="${parcel.id}">
${notify}
<p><button class="button" type="submit">Mark parcel ${index + 1} as delivered</button></p>
</form>
<details><summary>Change tracking</summary>
<form class="group" method="post" action="${action(order, 'tracking')}">
<input type="hidden" name="parcel" value="${parcel.id}">
<div class="fields">${trackingFields(`parcel${parcel.id}-`)}</div>
${notify}
<p><button class="button" type="submit">Save tracking</button></p>
</form></details>`
}
</section>`;
  })}`;
}

function refundForm(order: Order, history: OrderHistory, states: readonly LineState[]): Markup {
  const money = (amount: number) => formatMoney(amount, order.currencyCode, CONSOLE_LANGUAGE);
  const delivery = refundableDeliveryInMinorUnits(order, history);
  const left = states.filter(({ refundableQuantity }) => refundableQuantity > 0);
  return html`<section aria-labelledby="refund-heading">
<h2 id="refund-heading">Refund</h2>
<p>Up to ${money(refundableInMinorUnits(order, history))} can go back the way it was paid.</p>
<form class="group" method="post" action="${action(order, 'refund')}">
<div class="fields">
${left.map((state) => quantity(state, 'refund', state.refundableQuantity, 0))}
${field({
  ...PLAIN_FIELD,
  name: 'restock',
  label: 'The goods',
  value: history.fulfillments.length > 0 ? 'RETURN' : 'CANCEL',
  width: 'half',
  choices: [
    { value: 'RETURN', label: 'came back: into stock' },
    { value: 'CANCEL', label: 'never left: into stock' },
    { value: 'NO_RESTOCK', label: 'are lost: not into stock' },
  ],
})}
${field({ ...PLAIN_FIELD, name: 'amount', label: 'Another amount than the goods are worth', value: '', width: 'half', inputMode: 'numeric', hint: 'Empty: what the goods cost.' })}
${field({ ...PLAIN_FIELD, name: 'note', label: 'Note', value: '' })}
</div>
${delivery > 0 ? html`<p><label><input type="checkbox" name="delivery" value="on"> Delivery, too: ${money(delivery)}</label></p>` : ''}
${notify}
<p><button class="button" type="submit">Refund</button></p>
</form>
</section>`;
}

function cancelForm(order: Order): Markup {
  return html`<section aria-labelledby="cancel-heading">
<h2 id="cancel-heading">Cancel</h2>
<form class="group" method="post" action="${action(order, 'cancel')}">
<div class="fields">
${field({
  ...PLAIN_FIELD,
  name: 'reason',
  label: 'Reason',
  value: 'CUSTOMER',
  width: 'half',
  choices: CANCEL_REASONS.map((value) => ({ value, label: value.toLowerCase() })),
})}
</div>
<p><label><input type="checkbox" name="refund" value="on" checked> Give the money back</label></p>
<p><label><input type="checkbox" name="restock" value="on" checked> Put the goods back into stock</label></p>
${notify}
<p><button class="button" type="submit">Cancel the order</button></p>
</form>
</section>`;
}
