import { html } from 'hono/html';
import { fillIn, type Markup } from '../../pages/index.ts';
import type { CheckoutDetails } from '../form/read-details.ts';
import type { Totals } from '../rules/totals.ts';
import type { Visit } from '../visit.ts';
import { addressLines, countryNameIn } from './address-text.ts';

interface Review {
  readonly details: CheckoutDetails;
  readonly totals: Totals;
  readonly detailsHref: string;
}

/** What the first step said, with a way back to each part. */
export function review({ details, totals, detailsHref }: Review, visit: Visit): Markup {
  const { texts, shop, money } = visit;
  const country = countryNameIn(visit.languageTag, shop.countryCode);
  const method = texts.methods[details.deliveryKey];
  const price = totals.deliveryInMinorUnits === 0 ? texts.free : money(totals.deliveryInMinorUnits);
  const row = (label: string, value: string, field: string) => html`<div>
<dt>${label}</dt><dd>${value}</dd>
<dd class="review-change"><a href="${detailsHref}#${field}" aria-label="${fillIn(texts.change, { what: label })}">${texts.changeLink}</a></dd>
</div>`;
  return html`<dl class="review">
${row(texts.contact, [details.email, details.phone].filter((part) => part !== null).join(', '), 'email')}
${row(texts.deliveryAddress, addressLines(details.address, shop, country).join(', '), 'firstName')}
${row(texts.deliveryMethod, `${method.name}, ${method.when}, ${price}`, 'delivery')}
</dl>`;
}
