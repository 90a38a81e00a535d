import { html } from 'hono/html';
import {
  addLabel,
  brandTexts,
  type Field,
  field,
  fillIn,
  icon,
  type Markup,
  type PageDocument,
} from '../../../protocol/pages/index.ts';
import { lineName, type Sums } from '../../orders/index.ts';
import { renewalAmount, SUBSCRIPTION_MESSAGES } from '../../subscriptions/index.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import type { FormProblems } from '../form/form-values.ts';
import { type CheckoutDetails, shownDigest } from '../form/parse-details.ts';
import { PAYMENT_FIELDS, type PaymentField, paymentLabel } from '../form/parse-payment.ts';
import type { CheckoutMessages } from '../messages/messages.ts';
import type { CheckoutLine, PricedCheckout } from '../priced-checkout.ts';
import type { DeliveryMethod } from '../rules/delivery.ts';
import { ACCEPTED_CARD, DECLINED_CARD } from '../rules/test-card.ts';
import { checkoutLayout, problemCount, problemSummary, steps } from './checkout-layout.ts';
import { foldingSummary } from './order-summary.ts';
import { review } from './review.ts';

/** Problem of the order as a whole: a declined card, a changed price, sold-out goods. */
export interface Refusal {
  readonly message: string;
  /** Says that another card puts it right. */
  readonly isOfCard: boolean;
}

interface CardForm {
  readonly problems: FormProblems<PaymentField>;
  readonly refusal: Refusal | null;
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

type CardField = Pick<
  Field,
  'autocomplete' | 'inputMode' | 'width' | 'maximumLength' | 'pattern'
> & {
  readonly hint?: 'expiryHint' | 'securityCodeHint';
};

const SHORT_NUMBER = { inputMode: 'numeric', width: 'half' } as const;

const CARD_FIELDS: Readonly<Record<PaymentField, CardField>> = {
  cardNumber: {
    autocomplete: 'cc-number',
    inputMode: 'numeric',
    maximumLength: 23,
    pattern: String.raw`(?:[\s\-]*\d){16}[\s\-]*`,
  },
  expiry: {
    ...SHORT_NUMBER,
    autocomplete: 'cc-exp',
    hint: 'expiryHint',
    maximumLength: 9,
    pattern: String.raw`\s*(?:0?[1-9]|1[0-2])\s*[\/.\-]?\s*(?:20)?\d{2}\s*`,
  },
  securityCode: {
    ...SHORT_NUMBER,
    autocomplete: 'cc-csc',
    hint: 'securityCodeHint',
    maximumLength: 4,
    pattern: String.raw`\s*\d{3}\s*`,
  },
  holder: { autocomplete: 'cc-name', maximumLength: 100 },
};

/** Fields of the card, empty each time: nothing of a card is kept. */
function cardFields({ problems, refusal }: CardForm, texts: CheckoutMessages): Markup {
  const isCardRefused = refusal?.isOfCard === true;
  const [firstProblem = isCardRefused ? 'cardNumber' : null] = problems.keys();
  return html`<div class="fields">${PAYMENT_FIELDS.map((name) => {
    const { hint, ...rest } = CARD_FIELDS[name];
    return field({
      name,
      label: paymentLabel(name, texts),
      value: '',
      problem: problems.get(name) ?? null,
      isRequired: true,
      isFocused: firstProblem === name,
      ...(isCardRefused && name === 'cardNumber' && { refusedBy: REFUSAL_ID }),
      ...(hint !== undefined && { hint: texts.card[hint] }),
      ...rest,
    });
  })}</div>`;
}

interface PaymentPage extends CardForm {
  readonly pricedCheckout: PricedCheckout;
  readonly details: CheckoutDetails;
  readonly delivery: DeliveryMethod;
  readonly totals: Sums;
  /** The first step, from here. */
  readonly detailsHref: string;
}

/** Step two: review and pay. What went wrong stands above the card, where the focus is. */
export function paymentPage(page: PaymentPage, view: CheckoutContext): PageDocument {
  const { texts, money } = view;
  const { pricedCheckout, totals, problems, refusal } = page;
  const due = totals.dueInMinorUnits;
  const isCovered = due === 0 && totals.giftCards.length > 0;
  const count = problems.size + (refusal === null ? 0 : 1);
  const content = html`<div class="checkout">
<div class="checkout-head">
<h1>${texts.payment}</h1>
${steps('payment', texts)}
</div>
<form class="checkout-form" method="post" novalidate>
${review(page, view)}
<fieldset class="group"><legend class="legend">${texts.payment}</legend>
${isCovered ? '' : testCards(texts)}
${refusal === null ? problemSummary(problems, view) : refusalNotice(refusal)}
${isCovered ? html`<p>${texts.giftCard.covered}</p>` : cardFields(page, texts)}
</fieldset>
<input type="hidden" name="expectedDue" value="${due}">
<input type="hidden" name="expectedDetails" value="${shownDigest(page.details, pricedCheckout.lines)}">
${listSubscribed(pricedCheckout, view)}<div class="actions"><a class="quiet-link" href="${page.detailsHref}">${texts.backToDetails}</a>
<button class="button number">${isCovered ? texts.giftCard.pay : fillIn(texts.payNow, { total: money(due) })}</button></div>
</form>
${foldingSummary({ lines: pricedCheckout.lines, totals: [{ method: page.delivery, isChosen: true, sums: totals }] }, view)}
</div>`;
  return {
    languageTag: view.languageTag,
    title: count === 0 ? texts.payment : `${problemCount(count, view)} – ${texts.payment}`,
    body: checkoutLayout(view, { back: 'cart', content }),
  };
}

/** Names what is charged again, and how often, beside the button that begins it. */
function listSubscribed({ lines, unsent }: PricedCheckout, view: CheckoutContext): Markup {
  const { money, language } = view;
  const words = brandTexts(SUBSCRIPTION_MESSAGES, view, view.brand);
  const amountOf = (line: CheckoutLine) =>
    renewalAmount({ isSent: unsent === null }, money(line.subtotalInMinorUnits), words);
  const plans = lines.filter(({ sellingPlanName }) => sellingPlanName !== null);
  return html`${plans.map(
    (line) =>
      html`<p class="number">${amountOf(line)} · ${addLabel(line.sellingPlanName ?? '', `${line.quantity} × ${lineName(line)}`, language)}</p>
`,
  )}`;
}

const REFUSAL_ID = 'refusal';

function refusalNotice({ message, isOfCard }: Refusal): Markup {
  return html`<section class="problems" role="alert"${isOfCard ? '' : html` tabindex="-1" autofocus`}><p class="refusal" id="${REFUSAL_ID}">${icon('warning')} <span>${message}</span></p></section>`;
}
