import { html } from 'hono/html';
import {
  languageFor,
  languageTag,
  shopBaseUrl,
  storefrontLinks,
  wireDateTime,
} from '../../../protocol/index.ts';
import { emailButton, emailLayout, emailNote, sendMail } from '../../../protocol/mail/index.ts';
import { brandTexts, fillIn, formatMoney, markupText } from '../../../protocol/pages/index.ts';
import type { Sql } from '../../../store/index.ts';
import type { ChangeContext } from '../changes/change-context.ts';
import type { LineQuantity, Tracking } from '../changes/order-history.ts';
import { ORDER_MESSAGES } from '../messages/messages.ts';
import { type Order, orderName } from '../order.ts';

/** What a buyer is told. */
export type OrderNews =
  | {
      readonly kind: 'shipped' | 'shippedPartly' | 'trackingChanged' | 'delivered';
      readonly lines: readonly LineQuantity[];
      readonly tracking: Tracking;
    }
  | {
      readonly kind: 'cancelled' | 'refunded';
      readonly lines: readonly LineQuantity[];
      readonly amountInMinorUnits: number;
    };

function lineNames({ contents }: Order, lines: readonly LineQuantity[]): readonly string[] {
  return lines.flatMap(({ lineId, quantity }) => {
    const line = contents.lines.find(({ id }) => id === lineId);
    if (line === undefined) return [];
    const { productTitle, variantTitle } = line;
    return [`${quantity} × ${productTitle}${variantTitle === null ? '' : `, ${variantTitle}`}`];
  });
}

/** The page of an order; its token is the key. */
function orderUrl(
  { token, contents }: Order,
  { shop, origin }: Pick<ChangeContext, 'shop' | 'origin'>,
): string {
  const url = new URL(`${shopBaseUrl(origin, shop)}/orders/${token}`);
  if (contents.locale !== null) url.searchParams.set('locale', contents.locale);
  return url.toString();
}

/** Tells the buyer, in the language they bought in. Call it inside the write that makes the change. */
export function sendOrderEmail(
  sql: Sql,
  context: ChangeContext,
  order: Order,
  news: OrderNews,
): void {
  const { shop, brand, origin, storefrontUrl } = context;
  const { contents } = order;
  const language = languageFor(contents.locale ?? contents.language, shop);
  const tag = languageTag(language, shop);
  const texts = brandTexts(ORDER_MESSAGES, { shop, language }, brand);
  const values = { orderName: orderName(order) };
  const { subject, heading, intro } = texts[news.kind];
  const url = orderUrl(order, context);
  const { home } = storefrontLinks(storefrontUrl, shop, contents.locale);
  const money =
    'amountInMinorUnits' in news && news.amountInMinorUnits > 0
      ? fillIn(texts.refundAmount, {
          amount: formatMoney(news.amountInMinorUnits, order.currencyCode, tag),
        })
      : null;
  const parcel =
    'tracking' in news
      ? [news.tracking.company, news.tracking.number].filter((part) => part !== null).join(' ')
      : '';
  const trackingUrl = 'tracking' in news ? news.tracking.url : null;
  const facts = [
    ...(parcel === '' ? [] : [fillIn(texts.parcel, { parcel })]),
    ...(money === null ? [] : [money]),
  ];
  const lines = lineNames(order, news.lines);
  const button =
    trackingUrl === null
      ? { href: url, label: texts.seeOrder }
      : { href: trackingUrl, label: texts.track };
  const why = fillIn(texts.why, values);
  const content = html`<p style="margin:0 0 16px">${fillIn(intro, values)}</p>
${facts.map((fact) => html`<p style="margin:0 0 16px">${fact}</p>`)}
${lines.length === 0 ? '' : html`<ul style="margin:0 0 16px;padding:0 0 0 20px">${lines.map((name) => html`<li>${name}</li>`)}</ul>`}
${emailButton(brand, button.href, button.label)}
<p style="${emailNote(brand)}">${texts.test}</p>`;
  const frame = { brand, languageTag: tag, origin, home, subject: fillIn(subject, values) };
  sendMail(sql, context.ids, {
    shop: shop.key,
    to: order.email,
    subject: frame.subject,
    html: markupText(emailLayout({ ...frame, heading: fillIn(heading, values), content, why })),
    text: `${[
      brand.name,
      fillIn(heading, values),
      fillIn(intro, values),
      ...facts,
      lines.join('\n'),
      `${button.label}: ${button.href}`,
      texts.test,
      why,
      home,
    ]
      .filter((part) => part !== '')
      .join('\n\n')}\n`,
    language,
    createdAt: wireDateTime(context.now()),
  });
}
