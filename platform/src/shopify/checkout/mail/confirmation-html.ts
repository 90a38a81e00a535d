import type { Brand } from '@lokke/brand';
import { html } from 'hono/html';
import { emailButton, emailLayout, emailNote } from '../../../protocol/mail/index.ts';
import { fillIn, type Markup, resizedImageUrl } from '../../../protocol/pages/index.ts';
import { type Order, orderName, orderSums } from '../../orders/index.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { addressLines, countryNameIn } from '../pages/review.ts';
import { checkoutLineName } from '../priced-checkout.ts';

export interface Email {
  readonly order: Order;
  readonly view: CheckoutContext;
  readonly url: string;
  readonly origin: string;
}

export interface EmailRow {
  readonly label: string;
  readonly amount: string;
  readonly isTotal: boolean;
  readonly imageUrl: string | null;
}

export function lineRows({ order, view }: Email): readonly EmailRow[] {
  return order.contents.lines.map((line) => {
    const plan = line.sellingPlanName === null ? '' : `, ${line.sellingPlanName}`;
    return {
      label: `${line.quantity} × ${checkoutLineName(line)}${plan}`,
      amount: view.money(line.subtotalInMinorUnits),
      isTotal: false,
      imageUrl: line.imageUrl,
    };
  });
}

export function totalRows({ order, view }: Email): readonly EmailRow[] {
  const { summary, free } = view.texts;
  const row = (label: string, amount: string, isTotal = false) => ({
    label,
    amount,
    isTotal,
    imageUrl: null,
  });
  const sums = orderSums(order);
  const delivery = sums.deliveryInMinorUnits;
  return [
    row(summary.subtotal, view.money(sums.subtotalInMinorUnits)),
    ...sums.discounts.map(({ title, amountInMinorUnits }) =>
      row(title, view.money(-amountInMinorUnits)),
    ),
    row(
      `${summary.delivery}: ${order.contents.delivery.title}`,
      delivery === 0 ? free : view.money(delivery),
    ),
    row(summary.total, view.money(sums.totalInMinorUnits), true),
    ...sums.giftCards.map(({ lastCharacters: end, amountInMinorUnits }) =>
      row(fillIn(view.texts.giftCard.endingIn, { end }), view.money(-amountInMinorUnits)),
    ),
    ...(sums.giftCards.length === 0
      ? []
      : [row(view.texts.giftCard.toPay, view.money(sums.dueInMinorUnits), true)]),
  ];
}

export function taxNote({ order, view }: Email): string {
  const { taxInMinorUnits } = order.contents;
  const { summary } = view.texts;
  return fillIn(taxInMinorUnits === 0 ? summary.noTax : summary.taxIncluded, {
    tax: view.money(taxInMinorUnits),
  });
}

const cellOf = ({ tokens }: Brand) =>
  `padding:8px 0;border-bottom:1px solid ${tokens.colours.line};vertical-align:top`;

export function confirmationHtml(email: Email): Markup {
  const { order, view, url, origin } = email;
  const { texts, links, languageTag, shop, brand } = view;
  const { mail, thanks } = texts;
  const { address } = order.contents;
  const name = orderName(order);
  const lines = addressLines(address, shop, countryNameIn(languageTag, address.countryCode));
  const content = html`<p style="margin:0 0 8px">${mail.intro}</p>
<p style="${emailNote(brand)}">${texts.testShop}</p>
${emailButton(brand, url, mail.seeOrder)}
<h2 style="margin:0 0 8px;font-size:16px;font-weight:600">${fillIn(thanks.order, { name })}</h2>
<table style="width:100%;border-collapse:collapse;border-top:3px solid ${brand.tokens.colours.ink}">
${[...lineRows(email), ...totalRows(email)].map((shown) => row(shown, cellOf(brand)))}
</table>
<p style="${emailNote(brand)};margin-top:8px">${taxNote(email)}</p>
<h2 style="margin:32px 0 8px;font-size:16px;font-weight:600">${thanks.deliveredTo}</h2>
<p style="margin:0 0 32px">${lines.map((line) => html`${line}<br>`)}</p>`;
  return emailLayout({
    brand,
    origin,
    languageTag,
    subject: fillIn(mail.subject, { orderName: name }),
    home: links.home,
    heading: fillIn(mail.hello, { firstName: address.firstName }),
    content,
    why: fillIn(mail.why, { orderName: name }),
  });
}

// Size at double resolution; every mail program supports JPEG.
const IMAGE_SIZE = { widthInPixels: 96, format: 'jpg' } as const;

function row({ label, amount, isTotal, imageUrl }: EmailRow, cell: string): Markup {
  const amountCell = `${cell};text-align:right;white-space:nowrap;padding-left:16px`;
  const weight = isTotal ? ';font-weight:600' : '';
  if (imageUrl === null) {
    return html`<tr><td colspan="2" style="${cell}${weight}">${label}</td><td style="${amountCell}${weight}">${amount}</td></tr>`;
  }
  const image = resizedImageUrl(imageUrl, IMAGE_SIZE);
  return html`<tr><td style="${cell};width:64px"><img src="${image}" alt="" width="48" height="60" style="display:block"></td><td style="${cell}">${label}</td><td style="${amountCell}">${amount}</td></tr>`;
}
