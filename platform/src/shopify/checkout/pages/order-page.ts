import { html } from 'hono/html';
import {
  brandTexts,
  fillIn,
  type Markup,
  type PageDocument,
} from '../../../protocol/pages/index.ts';
import {
  hasParcel,
  type Order,
  type OrderHistory,
  orderName,
  orderSums,
} from '../../orders/index.ts';
import {
  chargeDay,
  type Renewal,
  renewalAmount,
  SUBSCRIPTION_MESSAGES,
} from '../../subscriptions/index.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { orderedTime } from '../rules/delivery.ts';
import { checkoutLayout } from './checkout-layout.ts';
import { accountOffer, orderStatus } from './order-status.ts';
import { openSummary } from './order-summary.ts';
import { addressLines, countryNameIn } from './review.ts';

/** The thank-you page; its address keeps working, so the confirmation e-mail leads here too. */
export function orderPage(
  order: Order,
  history: OrderHistory,
  view: CheckoutContext,
  { isInvited, renewals }: { readonly isInvited: boolean; readonly renewals: readonly Renewal[] },
): PageDocument {
  const { texts, shop, links } = view;
  const { thanks } = texts;
  const { contents } = order;
  const name = fillIn(thanks.order, { name: orderName(order) });
  const placedOn = fillIn(thanks.placedOn, { date: view.dayOf(order.placedAt) });
  const country = countryNameIn(view.languageTag, contents.address.countryCode);
  const content = html`<div class="checkout">
<div class="checkout-head thanks">
<h1>${thanks.title}</h1>
<p><strong>${name}</strong> <span class="stone">· ${placedOn}</span></p>
</div>
<div class="checkout-form">
<p>${fillIn(thanks.mailSent, { email: order.email })}</p>
${orderStatus(order, history, view)}
${renewalsPart(renewals, view)}<dl class="review">
<div><dt>${hasParcel(contents.delivery) ? thanks.deliveredTo : texts.billing.heading}</dt><dd>${addressLines(contents.address, shop, country).map((line) => html`${line}<br>`)}</dd></div>
${billedTo(order, view, country)}${comesBy(order, view)}
<div><dt>${thanks.paidWith}</dt><dd>${paidWith(order, view).map((line) => html`${line}<br>`)}</dd></div>
</dl>
${accountOffer(order, view, isInvited)}
<p><a class="button quiet" href="${links.home}">${texts.backToShop}</a></p>
</div>
${openSummary({ lines: contents.lines, totals: [{ method: contents.delivery, isChosen: true, sums: orderSums(order), paidBy: cardOf(order, view) }] }, view)}
</div>`;
  return {
    languageTag: view.languageTag,
    title: `${thanks.title} – ${name}`,
    body: checkoutLayout(view, { back: 'home', content }),
  };
}

function renewalsPart(renewals: readonly Renewal[], view: CheckoutContext): Markup {
  const { texts, links } = view;
  if (renewals.length === 0) return html``;
  return html`<section><h2>${texts.renewal.heading}</h2>
${renewals.map((one) => html`<p>${renewalText(one, view)}</p>`)}
<p><a href="${links.account}/subscriptions">${texts.renewal.manage}</a></p></section>
`;
}

/** Says what comes again, when and for how much. */
export function renewalText(
  renewal: Renewal,
  { texts, shop, language, brand, money, languageTag }: CheckoutContext,
): string {
  const date = chargeDay(renewal.cycle, shop.key, languageTag);
  const words = brandTexts(SUBSCRIPTION_MESSAGES, { shop, language }, brand);
  const amount = renewalAmount(renewal, money(renewal.amountInMinorUnits), words);
  return fillIn(texts.renewal.next, { plan: renewal.planName, date, amount });
}

function comesBy({ contents }: Order, view: CheckoutContext): Markup {
  const { key, title } = contents.delivery;
  const { texts } = view;
  const time = orderedTime(contents, view);
  if (key === 'none') return html``;
  return key === 'email'
    ? html`<div><dt>${title}</dt><dd>${time}</dd></div>`
    : html`<div><dt>${texts.deliveryMethod}</dt><dd>${title}, ${time}</dd></div>`;
}

function billedTo({ contents }: Order, { texts, shop }: CheckoutContext, country: string): Markup {
  const { billingAddress } = contents;
  if (billingAddress === undefined) return html``;
  return html`<div><dt>${texts.billing.heading}</dt><dd>${addressLines(billingAddress, shop, country).map((line) => html`${line}<br>`)}</dd></div>
`;
}

/** Names the card that paid what gift cards left; nothing was left without one. */
export function cardOf({ contents }: Order, { texts }: CheckoutContext): string {
  const { cardLastFour } = contents.payment;
  return cardLastFour === null
    ? texts.giftCard.toPay
    : fillIn(texts.card.endingIn, { lastFour: cardLastFour });
}

function paidWith(order: Order, view: CheckoutContext): readonly string[] {
  const { payment, giftCards = [] } = order.contents;
  const { texts } = view;
  return [
    ...giftCards.map((paid) => fillIn(texts.giftCard.endingIn, { end: paid.lastCharacters })),
    ...(payment.cardLastFour === null ? [] : [cardOf(order, view)]),
  ];
}
