import { html } from 'hono/html';
import type { ShopKey } from '../../core/index.ts';
import { type Field, field, fillIn, type Markup, type PageDocument } from '../../pages/index.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import {
  addressFields,
  type DetailsField,
  detailsLabel,
  isRequired,
  maximumLength,
} from '../form/details-fields.ts';
import type { FormProblems, FormValues } from '../form/form-values.ts';
import { goodsValueInMinorUnits, type PricedCheckout } from '../priced-checkout.ts';
import { addressShape } from '../rules/address-shape.ts';
import { deliveryMethods } from '../rules/delivery.ts';
import { totalsOf } from '../rules/totals.ts';
import { checkoutLayout, problemCount, problemSummary, steps } from './checkout-layout.ts';
import { foldingSummary } from './order-summary.ts';
import { countryNameIn, deliveryChoices } from './review.ts';

interface DetailsForm {
  readonly view: CheckoutContext;
  readonly values: FormValues<DetailsField>;
  readonly problems: FormProblems<DetailsField>;
}

type InputField = Exclude<DetailsField, 'delivery'>;

const AUTOCOMPLETE: Readonly<Record<InputField, string>> = {
  email: 'email',
  phone: 'tel',
  firstName: 'shipping given-name',
  lastName: 'shipping family-name',
  address1: 'shipping address-line1',
  address2: 'shipping address-line2',
  zip: 'shipping postal-code',
  city: 'shipping address-level2',
  region: 'shipping address-level1',
};

function widthOf(name: InputField, shop: ShopKey): NonNullable<Field['width']> {
  switch (name) {
    case 'firstName':
    case 'lastName':
      return 'half';
    case 'zip':
      return 'third';
    case 'city':
      return shop === 'us' ? 'third' : 'rest';
    case 'region':
      return shop === 'us' ? 'third' : 'full';
    default:
      return 'full';
  }
}

function differences(name: InputField, { shop, texts }: CheckoutContext): Partial<Field> {
  const shape = addressShape(shop.key);
  switch (name) {
    case 'email':
      return { type: 'email', hint: texts.emailReason };
    case 'phone':
      return { type: 'tel', hint: texts.phoneReason };
    case 'zip':
      return shape.isZipNumeric ? { inputMode: 'numeric' } : {};
    case 'region':
      return {
        choices: (shape.region?.choices ?? []).map((region) => ({
          value: region.code,
          label: region.name,
        })),
        emptyChoice: texts.address.choose,
      };
    default:
      return {};
  }
}

function detailsField(name: InputField, { view, values, problems }: DetailsForm): Markup {
  const { shop, texts } = view;
  const isAsked = isRequired(name, shop.key);
  const label = detailsLabel(name, { texts, shape: addressShape(shop.key) });
  const [firstProblem] = problems.keys();
  return field({
    name,
    label: isAsked ? label : fillIn(texts.optional, { label }),
    value: values.get(name) ?? '',
    problem: problems.get(name) ?? null,
    isRequired: isAsked,
    isFocused: firstProblem === name,
    autocomplete: AUTOCOMPLETE[name],
    maximumLength: maximumLength(name),
    width: widthOf(name, shop.key),
    ...differences(name, view),
  });
}

interface DetailsPage {
  readonly pricedCheckout: PricedCheckout;
  readonly values: FormValues<DetailsField>;
  readonly problems: FormProblems<DetailsField>;
}

const CONTACT = ['email', 'phone'] as const;

/** Step one: contact, address, delivery. */
export function detailsPage(
  { pricedCheckout, values, problems }: DetailsPage,
  view: CheckoutContext,
): PageDocument {
  const { texts, shop } = view;
  const form: DetailsForm = { view, values, problems };
  const methods = deliveryMethods(shop.key, goodsValueInMinorUnits(pricedCheckout));
  const chosen = methods.find(({ key }) => key === values.get('delivery')) ?? methods[0];
  const country = countryNameIn(view.languageTag, shop.countryCode);
  const content = html`<div class="checkout">
<div class="checkout-head">
<h1>${texts.checkout}</h1>
${steps('details', texts)}
</div>
<form class="checkout-form" method="post" novalidate>
${problemSummary(
  [...problems].map(([field, message]) => ({ field, message })),
  view,
)}
${group(texts.contact, fields(CONTACT, form))}
${group(texts.deliveryAddress, html`<p class="stone">${fillIn(texts.weDeliverTo, { country })}</p>${fields(addressFields(shop.key), form)}`)}
${deliveryChoices({ methods, chosenKey: chosen.key, problem: problems.get('delivery') ?? null }, view)}
<div class="actions"><a class="quiet-link" href="${view.links.cart}">${texts.backToBag}</a>
<button class="button">${texts.toPayment}</button></div>
</form>
${foldingSummary({ ...pricedCheckout, totals: totalsOf({ shop: shop.key, ...pricedCheckout, delivery: chosen }) }, view)}
</div>`;
  const title =
    problems.size === 0
      ? texts.checkout
      : `${problemCount(problems.size, view)} – ${texts.checkout}`;
  return {
    languageTag: view.languageTag,
    title,
    body: checkoutLayout(view, { back: 'cart', content }),
  };
}

function group(legend: string, content: Markup): Markup {
  return html`<fieldset class="group"><legend class="legend">${legend}</legend>${content}</fieldset>`;
}

function fields(names: readonly InputField[], form: DetailsForm): Markup {
  return html`<div class="fields">${names.map((name) => detailsField(name, form))}</div>`;
}
