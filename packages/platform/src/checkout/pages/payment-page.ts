import { html } from 'hono/html';
import { fillIn, type PageDocument } from '../../pages/index.ts';
import type { Bag } from '../bag.ts';
import type { FormProblems, FormValues } from '../form/form-values.ts';
import type { CheckoutDetails } from '../form/read-details.ts';
import type { PaymentField } from '../form/read-payment.ts';
import type { Totals } from '../rules/totals.ts';
import type { Visit } from '../visit.ts';
import { cardFields, testCards } from './card-fields.ts';
import { frame } from './frame.ts';
import { foldingSummary } from './order-summary.ts';
import { problemCount, problemSummary } from './problem-summary.ts';
import { review } from './review.ts';
import { steps } from './steps.ts';

interface PaymentPage {
  readonly bag: Bag;
  readonly details: CheckoutDetails;
  readonly totals: Totals;
  /** The first step, from here. */
  readonly detailsHref: string;
  readonly values: FormValues<PaymentField>;
  readonly problems: FormProblems<PaymentField>;
  /** What is wrong with the order as a whole: a declined card, a changed price, sold-out goods. */
  readonly refusals: readonly string[];
}

/** Step two: look it over and pay. */
export function paymentPage(page: PaymentPage, visit: Visit): PageDocument {
  const { texts, money } = visit;
  const { bag, totals, problems, refusals } = page;
  const count = problems.size + refusals.length;
  const content = html`<div class="checkout">
<div class="checkout-head">
<h1>${texts.payment}</h1>
${steps('payment', texts)}
</div>
<form class="checkout-form" method="post" novalidate>
${problemSummary(
  [
    ...refusals.map((message) => ({ message, field: null })),
    ...[...problems].map(([field, message]) => ({ message, field })),
  ],
  visit,
)}
${review(page, visit)}
<fieldset class="group"><legend class="legend">${texts.payment}</legend>
${testCards(texts)}
${cardFields(page, texts)}
</fieldset>
<input type="hidden" name="expectedTotal" value="${totals.totalInMinorUnits}">
<div class="actions"><a class="quiet-link" href="${page.detailsHref}">${texts.backToDetails}</a>
<button class="button number">${fillIn(texts.payNow, { total: money(totals.totalInMinorUnits) })}</button></div>
</form>
${foldingSummary({ ...bag, totals }, visit)}
</div>`;
  return {
    languageTag: visit.languageTag,
    title: count === 0 ? texts.payment : `${problemCount(count, visit)} – ${texts.payment}`,
    body: frame(visit, { back: 'cart', content }),
  };
}
