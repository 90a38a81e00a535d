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
import { addLabel, type Markup, markupText, resizedImageUrl } from '../pages/index.ts';
import { emailButton, emailLayout, emailNote } from './email-layout.ts';
import { sendMail } from './mails.ts';

export type LetterPart =
  | {
      readonly kind: 'text' | 'note' | 'code' | 'heading' | 'quote' | 'typed';
      readonly text: string;
    }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | { readonly kind: 'list' | 'lines'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly LetterRow[] }
  | { readonly kind: 'button' | 'link'; readonly label: string; readonly url: string };

export type Fact = readonly [term: string, value: string];

/** Row of a table of amounts. */
export interface LetterRow {
  readonly label: string;
  readonly amount: string;
  readonly isTotal?: boolean;
  readonly imageUrl?: string | null;
}

export interface Letter {
  readonly shop: Shop;
  readonly language: Language;
  /** Locale of the market that the reader came from; null is the shop's own. */
  readonly locale: string | null;
  readonly to: string;
  /** Address of answers; the shop's own by default. */
  readonly replyTo?: string | undefined;
  readonly subject: string;
  readonly heading: string;
  readonly parts: readonly LetterPart[];
  readonly why: string;
}

type SendingContext = Pick<PlatformContext, 'ids' | 'now' | 'origin' | 'storefrontUrl' | 'brand'>;

/** Sends a letter as HTML and as text. Call it inside the write that causes it. */
export function sendLetter(sql: Sql, context: SendingContext, letter: Letter): void {
  const { ids, now, origin, storefrontUrl, brand } = context;
  const { shop, language, locale, to, replyTo = null, subject, heading, parts, why } = letter;
  const { home } = storefrontLinks(storefrontUrl, shop, locale);
  const content = html`${parts.map((part) => html`${markupOf(part, brand)}\n`)}`;
  const frame = { brand, languageTag: languageTag(language, shop), origin, home };
  sendMail(sql, ids, {
    shop: shop.key,
    to,
    replyTo,
    subject,
    html: markupText(emailLayout({ ...frame, subject, heading, content, why })),
    text: `${[brand.name, heading, ...parts.map((part) => textOf(part, language)), why, home].join('\n\n')}\n`,
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
      return html`<p style="margin:24px 0;font-size:26px;letter-spacing:.06em">${part.text}</p>`;
    case 'heading':
      return html`<h2 style="margin:24px 0 8px;font-size:16px;font-weight:600">${part.text}</h2>`;
    case 'quote':
      return html`<blockquote style="margin:0 0 24px;white-space:pre-line;overflow-wrap:anywhere">${part.text}</blockquote>`;
    case 'typed':
      return html`<p style="margin:0 0 40px;white-space:pre-line;overflow-wrap:anywhere">${part.text}</p>`;
    case 'facts':
      return factsOf(part.facts, brand);
    case 'lines':
      return html`<p style="margin:0 0 32px">${part.items.map((item) => html`${item}<br>`)}</p>`;
    case 'table':
      return tableOf(part.rows, brand);
    case 'list':
      return html`<ul style="margin:0 0 16px;padding:0 0 0 20px">${part.items.map((item) => html`<li>${item}</li>`)}</ul>`;
    case 'button':
      return emailButton(brand, part.url, part.label);
    case 'link':
      return html`<p style="${emailNote(brand)}"><a href="${part.url}" style="color:inherit">${part.label}</a></p>`;
  }
}

// Size at double resolution; every mail program supports JPEG.
const IMAGE_SIZE = { widthInPixels: 96, format: 'jpg' } as const;

function tableOf(rows: readonly LetterRow[], { tokens: { colours } }: Brand): Markup {
  const cell = `padding:8px 0;border-bottom:1px solid ${colours.line};vertical-align:top`;
  return html`<table style="width:100%;border-collapse:collapse;margin:0 0 12px;border-top:3px solid ${colours.ink}">
${rows.map(({ label, amount, isTotal = false, imageUrl = null }) => {
  const weight = isTotal ? ';font-weight:600' : '';
  const image =
    imageUrl === null
      ? ''
      : html`<td style="${cell};width:64px"><img src="${resizedImageUrl(imageUrl, IMAGE_SIZE)}" alt="" width="48" height="60" style="display:block"></td>`;
  return html`<tr>${image}<td${imageUrl === null ? html` colspan="2"` : ''} style="${cell}${weight}">${label}</td><td style="${cell};text-align:right;white-space:nowrap;padding-left:16px${weight}">${amount}</td></tr>`;
})}
</table>`;
}

function factsOf(facts: readonly Fact[], { tokens: { colours } }: Brand): Markup {
  const cell = `padding:8px 16px 8px 0;border-bottom:1px solid ${colours.line};text-align:left;vertical-align:top;overflow-wrap:anywhere`;
  return html`<table style="width:100%;border-collapse:collapse;margin:24px 0">${facts.map(
    ([term, value]) =>
      html`<tr><th scope="row" style="${cell};width:38%;font-weight:400">${term}</th><td style="${cell}">${value}</td></tr>`,
  )}</table>`;
}

const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

function textOf(part: LetterPart, language: Language): string {
  const line = (label: string, value: string) => addLabel(label, value, language);
  if ('facts' in part) {
    // Indents what somebody stated in several lines, so that it begins no other fact.
    return part.facts
      .map(([term, value]) => line(term, value.replaceAll(LINE_BREAK, '\n  ')))
      .join('\n');
  }
  if ('items' in part) return part.items.join('\n');
  if ('rows' in part) return part.rows.map(({ label, amount }) => line(label, amount)).join('\n');
  return 'text' in part ? part.text : line(part.label, part.url);
}
