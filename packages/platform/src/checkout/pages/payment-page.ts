import { html } from 'hono/html';
import { type Field, field, fillIn, type Markup, type PageDocument } from '../../pages/index.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import type { FormProblems, FormValues } from '../form/form-values.ts';
import type { CheckoutDetails } from '../form/parse-details.ts';
import { PAYMENT_FIELDS, type PaymentField, paymentLabel } from '../form/parse-payment.ts';
import type { CheckoutMessages } from '../messages/messages.ts';
import type { PricedCheckout } from '../priced-checkout.ts';
import { ACCEPTED_CARD, cardDigits, DECLINED_CARD, isTestCard } from '../rules/test-card.ts';
import type { Totals } from '../rules/totals.ts';
import { checkoutLayout, problemCount, problemSummary, steps } from './checkout-layout.ts';
import { foldingSummary } from './order-summary.ts';
import { review } from './review.ts';

interface CardForm {
  readonly values: FormValues<PaymentField>;
  readonly problems: FormProblems<PaymentField>;
  readonly messages: readonly string[];
}

function testCards({ card }: CheckoutMessages): Markup {
  return html`<div class="cards">
<p>${card.intro}</p>
<ul>
<li><code>${ACCEPTED_CARD}</code> ${card.accepted}</li>
<li><code>${DECLINED_CARD}</code> ${card.declined}</li>
</ul>
</div>`;
}

/** Only test card numbers are shown again, never a security code. */
function valueToShow(name: PaymentField, values: CardForm['values']): string {
  const value = values.get(name) ?? '';
  if (name === 'securityCode') return '';
  return name === 'cardNumber' && !isTestCard(cardDigits(value)) ? '' : value;
}

function differences(
  name: PaymentField,
  { card }: CheckoutMessages,
): Pick<Field, 'autocomplete' | 'inputMode' | 'hint' | 'width' | 'maximumLength'> {
  switch (name) {
    case 'cardNumber':
      return { autocomplete: 'cc-number', inputMode: 'numeric', maximumLength: 23 };
    case 'expiry':
      return {
        autocomplete: 'cc-exp',
        inputMode: 'numeric',
        hint: card.expiryHint,
        width: 'half',
        maximumLength: 9,
      };
    case 'securityCode':
      return {
        autocomplete: 'cc-csc',
        inputMode: 'numeric',
        hint: card.securityCodeHint,
        width: 'half',
        maximumLength: 4,
      };
    case 'holder':
      return { autocomplete: 'cc-name', maximumLength: 100 };
  }
}

function cardFields({ values, problems, messages }: CardForm, texts: CheckoutMessages): Markup {
  const [firstProblem = messages.length > 0 ? 'cardNumber' : null] = problems.keys();
  return html`<div class="fields">${PAYMENT_FIELDS.map((name) =>
    field({
      name,
      label: paymentLabel(name, texts),
      value: valueToShow(name, values),
      problem: problems.get(name) ?? null,
      isRequired: true,
      isFocused: firstProblem === name,
      ...differences(name, texts),
    }),
  )}</div>`;
}

interface PaymentPage {
  readonly pricedCheckout: PricedCheckout;
  readonly details: CheckoutDetails;
  readonly totals: Totals;
  /** The first step, from here. */
  readonly detailsHref: string;
  readonly values: FormValues<PaymentField>;
  readonly problems: FormProblems<PaymentField>;
  /** What is wrong with the order as a whole: a declined card, a changed price, sold-out goods. */
  readonly messages: readonly string[];
}

/** Step two: review and pay. */
export function paymentPage(page: PaymentPage, view: CheckoutContext): PageDocument {
  const { texts, money } = view;
  const { pricedCheckout, totals, problems, messages } = page;
  const count = problems.size + messages.length;
  const content = html`<div class="checkout">
<div class="checkout-head">
<h1>${texts.payment}</h1>
${steps('payment', texts)}
</div>
<form class="checkout-form" method="post" novalidate>
${problemSummary(
  [
    ...messages.map((message) => ({ message, field: null })),
    ...[...problems].map(([field, message]) => ({ message, field })),
  ],
  view,
)}
${review(page, view)}
<fieldset class="group"><legend class="legend">${texts.payment}</legend>
${testCards(texts)}
${cardFields(page, texts)}
</fieldset>
<input type="hidden" name="expectedTotal" value="${totals.totalInMinorUnits}">
<div class="actions"><a class="quiet-link" href="${page.detailsHref}">${texts.backToDetails}</a>
<button class="button number">${fillIn(texts.payNow, { total: money(totals.totalInMinorUnits) })}</button></div>
</form>
${foldingSummary({ ...pricedCheckout, totals }, view)}
</div>`;
  return {
    languageTag: view.languageTag,
    title: count === 0 ? texts.payment : `${problemCount(count, view)} – ${texts.payment}`,
    body: checkoutLayout(view, { back: 'cart', content }),
  };
}
