import type { Brand } from '@lokke/brand';
import { html } from 'hono/html';
import type { Sql } from '../../store/index.ts';
import {
  type Language,
  languageTag,
  type PlatformContext,
  type Shop,
  storefrontLinks,
  wireDateTime,
} from '../index.ts';
import { type Markup, markupText } from '../pages/index.ts';
import { emailButton, emailLayout, emailNote } from './email-layout.ts';
import { sendMail } from './mails.ts';

export type LetterPart =
  | { readonly kind: 'text' | 'note' | 'code'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'button' | 'link'; readonly label: string; readonly url: string };

export interface Letter {
  readonly shop: Shop;
  readonly language: Language;
  /** Locale of the market that the reader came from; null is the shop's own. */
  readonly locale: string | null;
  readonly to: string;
  readonly subject: string;
  readonly heading: string;
  readonly parts: readonly LetterPart[];
  readonly why: string;
}

type SendingContext = Pick<PlatformContext, 'ids' | 'now' | 'origin' | 'storefrontUrl' | 'brand'>;

/** Sends a letter as HTML and as text. Call it inside the write that causes it. */
export function sendLetter(sql: Sql, context: SendingContext, letter: Letter): void {
  const { ids, now, origin, storefrontUrl, brand } = context;
  const { shop, language, locale, to, subject, heading, parts, why } = letter;
  const { home } = storefrontLinks(storefrontUrl, shop, locale);
  const content = html`${parts.map((part) => html`${markupOf(part, brand)}\n`)}`;
  const frame = { brand, languageTag: languageTag(language, shop), origin, home };
  sendMail(sql, ids, {
    shop: shop.key,
    to,
    subject,
    html: markupText(emailLayout({ ...frame, subject, heading, content, why })),
    text: `${[brand.name, heading, ...parts.map(textOf), why, home].join('\n\n')}\n`,
    language,
    createdAt: wireDateTime(now()),
  });
}

function markupOf(part: LetterPart, brand: Brand): Markup {
  switch (part.kind) {
    case 'text':
      return html`<p style="margin:0 0 16px">${part.text}</p>`;
    case 'note':
      return html`<p style="${emailNote(brand)}">${part.text}</p>`;
    case 'code':
      return html`<p style="margin:24px 0;font-size:32px;letter-spacing:.2em">${part.text}</p>`;
    case 'list':
      return html`<ul style="margin:0 0 16px;padding:0 0 0 20px">${part.items.map((item) => html`<li>${item}</li>`)}</ul>`;
    case 'button':
      return emailButton(brand, part.url, part.label);
    case 'link':
      return html`<p style="${emailNote(brand)}"><a href="${part.url}" style="color:inherit">${part.label}</a></p>`;
  }
}

function textOf(part: LetterPart): string {
  if (part.kind === 'list') return part.items.join('\n');
  return 'text' in part ? part.text : `${part.label}: ${part.url}`;
}
