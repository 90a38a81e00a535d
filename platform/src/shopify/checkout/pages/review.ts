import { html } from 'hono/html';
import type { Shop } from '../../../protocol/index.ts';
import {
  fillIn,
  formatThreshold,
  type Markup,
  problemText,
} from '../../../protocol/pages/index.ts';
import { hasParcel, type OrderAddress, type Sums } from '../../orders/index.ts';
import { addressShape } from '../../shipping/index.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import type { CheckoutDetails } from '../form/parse-details.ts';
import { comingDays, type DeliveryMethod, methodTitle } from '../rules/delivery.ts';

/** Formats an address as on a parcel in its country. */
export function addressLines(
  address: OrderAddress,
  shop: Pick<Shop, 'key'>,
  countryName: string,
): readonly string[] {
  const { isZipFirst } = addressShape(shop.key);
  const { zip, city, regionName, regionCode } = address;
  // A province of the name of its capital is not said twice.
  const region = regionName === city ? null : regionName;
  const words = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(' ');
  const place = isZipFirst ? [words(zip, city), region] : [city, region, zip];
  const lines = [
    `${address.firstName} ${address.lastName}`,
    address.address1,
    address.address2,
    ...(shop.key === 'us' ? [`${city}, ${words(regionCode, zip)}`] : place),
    countryName,
  ];
  return lines.filter((line) => line !== null);
}

export function countryNameIn(languageTag: string, countryCode: string): string {
  return new Intl.DisplayNames(languageTag, { type: 'region' }).of(countryCode) ?? countryCode;
}

interface Review {
  readonly details: CheckoutDetails;
  readonly delivery: DeliveryMethod;
  readonly totals: Sums;
  readonly detailsHref: string;
}

/** Summarises the first step, with links to change it. */
export function review(
  { details, delivery, totals, detailsHref }: Review,
  view: CheckoutContext,
): Markup {
  const { texts, shop, money } = view;
  const country = countryNameIn(view.languageTag, shop.countryCode);
  const isSent = hasParcel(delivery);
  const price = totals.deliveryInMinorUnits === 0 ? texts.free : money(totals.deliveryInMinorUnits);
  const row = (label: string, value: string, field: string) => html`<div>
<dt>${label}</dt><dd>${value}</dd>
<dd class="review-change"><a href="${detailsHref}#${field}" aria-label="${fillIn(texts.change, { what: label })}">${texts.changeLink}</a></dd>
</div>`;
  return html`<dl class="review">
${row(texts.contact, [details.email, details.phone].filter((part) => part !== null).join(', '), 'email')}
${row(isSent ? texts.deliveryAddress : texts.billing.heading, addressLines(details.address, shop, country).join(', '), 'firstName')}
${details.billingAddress === null ? '' : row(texts.billing.heading, addressLines(details.billingAddress, shop, country).join(', '), 'billing-firstName')}
${isSent ? row(texts.deliveryMethod, `${methodTitle(delivery, view)}, ${comingDays(delivery, view)}, ${price}`, 'delivery') : ''}
</dl>`;
}

interface DeliveryChoices {
  readonly methods: readonly DeliveryMethod[];
  readonly chosenKey: string;
  readonly problem: string | null;
}

export function deliveryChoices(
  { methods, chosenKey, problem }: DeliveryChoices,
  view: CheckoutContext,
): Markup {
  return html`<fieldset class="group" id="delivery"${problem === null ? '' : html` aria-describedby="delivery-problem"`}>
<legend class="legend">${view.texts.deliveryMethod}</legend>
<div class="choices">
${methods.map((method, place) => choice({ method, place: place + 1, isChosen: method.key === chosenKey }, view))}
</div>
${problemText('delivery', problem)}
</fieldset>`;
}

interface Choice {
  readonly method: DeliveryMethod;
  readonly place: number;
  readonly isChosen: boolean;
}

function choice({ method, place, isChosen }: Choice, view: CheckoutContext): Markup {
  const { texts, money, shop, languageTag } = view;
  const { key, priceInMinorUnits, freeFromInMinorUnits } = method;
  const when = [comingDays(method, view), ...(method.needsPhone ? [texts.phoneNeeded] : [])].join(
    ' · ',
  );
  const isStillPaid = freeFromInMinorUnits !== null && priceInMinorUnits > 0;
  return html`<label class="choice">
<input type="radio" name="delivery" value="${key}" data-method="${place}"${isChosen ? html` checked` : ''}>
<span class="choice-about"><strong>${methodTitle(method, view)}</strong> <span class="stone small">${when}${
    isStillPaid
      ? html` · ${fillIn(texts.freeFrom, { threshold: formatThreshold(freeFromInMinorUnits, shop.currencyCode, languageTag) })}`
      : ''
  }</span></span>
<span class="number">${priceInMinorUnits === 0 ? texts.free : money(priceInMinorUnits)}</span>
</label>`;
}
