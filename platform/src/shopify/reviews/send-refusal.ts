import { html } from 'hono/html';
import {
  isShopKey,
  languageFor,
  languageTag,
  type PlatformContext,
  storefrontLinks,
  wireDateTime,
} from '../../protocol/index.ts';
import { emailButton, emailLayout, sendMail } from '../../protocol/mail/index.ts';
import { brandTexts, fillIn, markupText } from '../../protocol/pages/index.ts';
import type { Sql } from '../../store/index.ts';
import { findProductRecord } from '../catalogue/index.ts';
import { customerNumber, findCustomer } from '../customers/index.ts';
import type { Metaobject } from '../metaobjects/index.ts';
import { REVIEW_MESSAGES, type RefusalReason } from './messages/messages.ts';
import { reviewOf } from './review.ts';

/** Tells the writer why, in the language of the review, with their own words to write it again. */
export function sendRefusal(
  sql: Sql,
  context: PlatformContext,
  metaobject: Metaobject,
  reason: RefusalReason,
): void {
  const { shops, ids, now, origin, storefrontUrl, brand } = context;
  const { authorId, productId, title, body, language: written } = reviewOf(metaobject);
  const number = authorId === null ? null : customerNumber(authorId);
  const customer = number === null ? null : findCustomer(sql, metaobject.shop, { id: number });
  // An imported one has no writer here.
  if (customer === null || !isShopKey(metaobject.shop)) return;
  const shop = shops[metaobject.shop];
  const language = languageFor(written ?? customer.language, shop);
  const texts = brandTexts(REVIEW_MESSAGES, { shop, language }, brand);
  const record = findProductRecord(sql, metaobject.shop, productId);
  const product = record?.title ?? '';
  const { home } = storefrontLinks(storefrontUrl, shop, language);
  const url = `${home.replace(/\/$/, '')}/products/${record?.handle ?? ''}#reviews`;
  const subject = fillIn(texts.subject, { product });
  const refused = fillIn(texts.refused, { product });
  const content = html`<p style="margin:0 0 8px">${refused}</p>
<p style="margin:0 0 24px"><strong>${texts[reason]}</strong></p>
<p style="margin:0 0 8px">${texts.yours}</p>
<blockquote style="margin:0 0 24px;white-space:pre-line;overflow-wrap:anywhere">${title}
${body}</blockquote>
<p style="margin:0">${texts.again}</p>
${emailButton(brand, url, texts.button)}`;
  const head = { brand, languageTag: languageTag(language, shop), subject, origin, home };
  const lines = [
    brand.name,
    texts.refusedHeading,
    refused,
    texts[reason],
    `${texts.yours}\n${title}\n${body}`,
    texts.again,
    `${texts.button}: ${url}`,
    texts.why,
    home,
  ];
  sendMail(sql, ids, {
    shop: shop.key,
    to: customer.email,
    subject,
    html: markupText(
      emailLayout({ ...head, heading: texts.refusedHeading, content, why: texts.why }),
    ),
    text: `${lines.join('\n\n')}\n`,
    language,
    createdAt: wireDateTime(now()),
  });
}
