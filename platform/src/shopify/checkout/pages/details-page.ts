import { html } from 'hono/html';
import {
  type Field,
  field,
  fillIn,
  type Markup,
  type PageDocument,
} from '../../../protocol/pages/index.ts';
import { addressShape, typedZipPattern } from '../../shipping/index.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import {
  type AddressField,
  addressFields,
  autocompleteOf,
  billingField,
  type DetailsField,
  detailsLabel,
  isBilledElsewhere,
  isRequired,
  maximumLength,
  ownField,
  widthOf,
} from '../form/details-fields.ts';
import type { FormProblems, FormValues } from '../form/form-values.ts';
import type { SavedAddress } from '../form/saved-address.ts';
import type { PricedCheckout } from '../priced-checkout.ts';
import { type DeliveryMethod, methodsFor } from '../rules/delivery.ts';
import { totalsOf } from '../rules/totals.ts';
import { checkoutLayout, problemCount, problemSummary, steps } from './checkout-layout.ts';
import { codesGroup } from './codes-group.ts';
import { foldingSummary } from './order-summary.ts';
import { countryNameIn, deliveryChoices } from './review.ts';

interface DetailsForm {
  readonly view: CheckoutContext;
  readonly values: FormValues<DetailsField>;
  readonly problems: FormProblems<DetailsField>;
}

type InputField = Exclude<DetailsField, 'delivery' | 'billing' | 'code'>;

/** Patterns as wide as the rules of `parse-details.ts`, for browsers. */
const TYPED = {
  email: String.raw`[^\s@]+@[^\s@]+\.[^\s@]+`,
  phone: String.raw`\+?(?:[\s\(\).\-\/]*\d){6,15}[\s\(\).\-\/]*`,
  numbered: String.raw`.*\d.*`,
} as const;

function differences(name: InputField, { shop, texts }: CheckoutContext): Partial<Field> {
  const shape = addressShape(shop.key);
  switch (ownField(name)) {
    case 'email':
      return { type: 'email', hint: texts.emailReason, pattern: TYPED.email };
    case 'phone':
      return { type: 'tel', hint: texts.phoneReason, pattern: TYPED.phone };
    case 'address1':
      return shape.hasHouseNumbers ? { pattern: TYPED.numbered } : {};
    case 'zip':
      return {
        ...(shape.isZipNumeric && { inputMode: 'numeric' as const }),
        pattern: typedZipPattern(shape),
      };
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
  const isAsked = isRequired(name, view, values);
  const label = detailsLabel(name, texts, shop.key);
  const [firstProblem] = problems.keys();
  return field({
    name,
    // The courier of another method may want it: that is said beside the method.
    label: isAsked ? label : fillIn(texts.optional, { label }),
    value: values.get(name) ?? '',
    problem: problems.get(name) ?? null,
    isRequired: isAsked,
    isFocused: firstProblem === name,
    autocomplete: autocompleteOf(name),
    maximumLength: maximumLength(name),
    width: widthOf(name, shop.key),
    ...differences(name, view),
  });
}

interface DetailsPage {
  readonly pricedCheckout: PricedCheckout;
  readonly values: FormValues<DetailsField>;
  readonly problems: FormProblems<DetailsField>;
  /** Addresses of the customer's book. */
  readonly addresses: readonly SavedAddress[];
  readonly loggedInAs: string | null;
  readonly loginHref: string;
}

const CONTACT = ['email', 'phone'] as const;

/** Step one: contact, addresses, delivery, codes. */
export function detailsPage(page: DetailsPage, view: CheckoutContext): PageDocument {
  const { pricedCheckout, values, problems } = page;
  const { texts, shop } = view;
  const form: DetailsForm = { view, values, problems };
  const { lines, discounts, giftCards } = pricedCheckout;
  const isSent = pricedCheckout.unsent === null;
  const methods = methodsFor(view.shipping, pricedCheckout);
  const [first, ...others] = methods;
  const chosen = methods.find(({ key }) => key === values.get('delivery')) ?? first;
  const totalsWith = (delivery: DeliveryMethod, place: number) => ({
    method: { key: delivery.key, place: place + 1 },
    sums: totalsOf({ lines, discounts, giftCards, delivery }),
  });
  const country = countryNameIn(view.languageTag, shop.countryCode);
  const content = html`<div class="checkout">
<div class="checkout-head">
<h1>${texts.checkout}</h1>
${steps('details', texts)}
</div>
<form class="checkout-form" method="post" novalidate>
${/* The first button is the one that Enter presses in a field. */ ''}<button class="visually-hidden" name="do" value="continue" tabindex="-1" aria-hidden="true"></button>
${problemSummary(problems, view)}
${group(texts.contact, html`${login(page, view)}${fields(isSent ? CONTACT : ['email'], form)}`)}
${group(isSent ? texts.deliveryAddress : texts.billing.heading, html`<p class="stone" id="address">${isSent ? fillIn(texts.weDeliverTo, { country }) : country}</p>${addressChoice(page.addresses, form)}${fields(addressFields(shop.key), form)}`)}
${isSent ? deliveryChoices({ methods, chosenKey: chosen.key, problem: problems.get('delivery') ?? null }, view) : html`<input type="hidden" name="delivery" value="${first.key}">`}
${isSent ? billing(form) : ''}
${codesGroup(page, view)}
<div class="actions"><a class="quiet-link" href="${view.links.cart}">${texts.backToBag}</a>
<button class="button" name="do" value="continue">${texts.toPayment}</button></div>
</form>
${foldingSummary({ lines, totals: [totalsWith(first, 0), ...others.map((other, place) => totalsWith(other, place + 1))] }, view)}
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

function login({ loggedInAs, loginHref }: DetailsPage, { texts }: CheckoutContext): Markup {
  if (loggedInAs !== null) {
    return html`<p class="stone">${fillIn(texts.login.done, { email: loggedInAs })}</p>`;
  }
  return html`<p class="stone">${texts.login.question} <a href="${loginHref}">${texts.login.link}</a></p>`;
}

/** The others of the address book, one press away. */
function addressChoice(addresses: readonly SavedAddress[], { view, values }: DetailsForm): Markup {
  const others = addresses.filter((saved) =>
    [...saved.values].some(([name, value]) => values.get(name) !== value),
  );
  if (others.length === 0) return html``;
  return html`<details class="saved"><summary>${view.texts.savedAddresses}</summary>
<ul>${others.map(
    ({ id, values: saved }) =>
      html`<li><button class="saved-address" name="useAddress" value="${id}">${inOneLine(saved)}</button></li>`,
  )}</ul>
</details>`;
}

function inOneLine(saved: SavedAddress['values']): string {
  const part = (name: AddressField) => saved.get(name) ?? '';
  const name = `${part('firstName')} ${part('lastName')}`.trim();
  const town = `${part('zip')} ${part('city')}`.trim();
  return [name, part('address1'), town].filter((text) => text !== '').join(', ');
}

/** The style sheet shows the fields once another address is chosen. */
function billing(form: DetailsForm): Markup {
  const { texts, shop } = form.view;
  const { heading, same, other } = texts.billing;
  const isElsewhere = isBilledElsewhere(form.values);
  const choice = (value: string, label: string, isChosen: boolean) => html`<label class="choice">
<input type="radio" name="billing" value="${value}"${isChosen ? html` checked` : ''}>
<span>${label}</span>
</label>`;
  return group(
    heading,
    html`<div class="choices">${choice('same', same, !isElsewhere)}${choice('other', other, isElsewhere)}</div>
<div class="billing-fields">${fields(addressFields(shop.key).map(billingField), form)}</div>`,
  );
}

function group(legend: string, content: Markup): Markup {
  return html`<fieldset class="group"><legend class="legend">${legend}</legend>${content}</fieldset>`;
}

function fields(names: readonly InputField[], form: DetailsForm): Markup {
  return html`<div class="fields">${names.map((name) => detailsField(name, form))}</div>`;
}
