import { html } from 'hono/html';
import { fillIn, type Markup, type PageDocument } from '../../pages/index.ts';
import { type Bag, bagValueInMinorUnits } from '../bag.ts';
import { addressFields, type DetailsField } from '../form/details-fields.ts';
import type { FormProblems, FormValues } from '../form/form-values.ts';
import { deliveryMethods } from '../rules/delivery.ts';
import { totalsOf } from '../rules/totals.ts';
import type { Visit } from '../visit.ts';
import { countryNameIn } from './address-text.ts';
import { deliveryChoices } from './delivery-choices.ts';
import { type DetailsForm, detailsField, type InputField } from './details-field.ts';
import { frame } from './frame.ts';
import { foldingSummary } from './order-summary.ts';
import { problemCount, problemSummary } from './problem-summary.ts';
import { steps } from './steps.ts';

interface DetailsPage {
  readonly bag: Bag;
  readonly values: FormValues<DetailsField>;
  readonly problems: FormProblems<DetailsField>;
}

const CONTACT = ['email', 'phone'] as const;

/** Step one: who, where to, how. */
export function detailsPage({ bag, values, problems }: DetailsPage, visit: Visit): PageDocument {
  const { texts, shop } = visit;
  const form: DetailsForm = { visit, values, problems };
  const methods = deliveryMethods(shop.key, bagValueInMinorUnits(bag));
  const chosen = methods.find(({ key }) => key === values.get('delivery')) ?? methods[0];
  const country = countryNameIn(visit.languageTag, shop.countryCode);
  const content = html`<div class="checkout">
<div class="checkout-head">
<h1>${texts.checkout}</h1>
${steps('details', texts)}
</div>
<form class="checkout-form" method="post" novalidate>
${problemSummary(
  [...problems].map(([field, message]) => ({ field, message })),
  visit,
)}
${group(texts.contact, fields(CONTACT, form))}
${group(texts.deliveryAddress, html`<p class="stone">${fillIn(texts.weDeliverTo, { country })}</p>${fields(addressFields(shop.key), form)}`)}
${deliveryChoices({ methods, chosenKey: chosen.key, problem: problems.get('delivery') ?? null }, visit)}
<div class="actions"><a class="quiet-link" href="${visit.links.cart}">${texts.backToBag}</a>
<button class="button">${texts.toPayment}</button></div>
</form>
${foldingSummary({ ...bag, totals: totalsOf({ shop: shop.key, ...bag, delivery: chosen }) }, visit)}
</div>`;
  const title =
    problems.size === 0
      ? texts.checkout
      : `${problemCount(problems.size, visit)} – ${texts.checkout}`;
  return { languageTag: visit.languageTag, title, body: frame(visit, { back: 'cart', content }) };
}

function group(legend: string, content: Markup): Markup {
  return html`<fieldset class="group"><legend class="legend">${legend}</legend>${content}</fieldset>`;
}

function fields(names: readonly InputField[], form: DetailsForm): Markup {
  return html`<div class="fields">${names.map((name) => detailsField(name, form))}</div>`;
}
