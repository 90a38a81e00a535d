import { html } from 'hono/html';
import type { Sql } from '../../store/index.ts';
import {
  languageFor,
  languageTag,
  type PlatformContext,
  type Shop,
  storefrontLinks,
  wireDateTime,
} from '../index.ts';
import { type Markup, markupText } from '../pages/index.ts';
import { emailLayout } from './email-layout.ts';
import { sendMail } from './mails.ts';

export interface FactLetter {
  readonly shop: Shop;
  /** BCP 47, of whom the letter is about; null is the shop's own. */
  readonly locale: string | null;
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly heading: string;
  readonly before: string;
  readonly facts: readonly (readonly [term: string, value: string])[];
  /** Paragraphs at line breaks; empty leaves it out. */
  readonly after: string;
  readonly why: string;
}

/** A letter that is a table of what somebody stated, between two texts. */
export function sendFactLetter(sql: Sql, context: PlatformContext, letter: FactLetter): void {
  const { ids, now, origin, storefrontUrl, brand } = context;
  const { shop, locale, to, replyTo = null, subject, heading, before, facts, after, why } = letter;
  const language = languageFor(locale, shop);
  const { home } = storefrontLinks(storefrontUrl, shop, language);
  const frame = { brand, languageTag: languageTag(language, shop), subject, origin, home };
  const lines = facts.map(([term, value]) => `${term}: ${indentLines(value)}`).join('\n');
  const parts = [brand.name, heading, before, lines, after, why, home].filter(
    (part) => part !== '',
  );
  const content = contentOf(letter, brand.tokens.colours.line);
  sendMail(sql, ids, {
    shop: shop.key,
    to,
    replyTo,
    subject,
    html: markupText(emailLayout({ ...frame, heading, content, why })),
    text: `${parts.join('\n\n')}\n`,
    language,
    createdAt: wireDateTime(now()),
  });
}

const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

/** Indents what somebody stated in several lines, so that it begins no other fact. */
function indentLines(value: string): string {
  return value.replaceAll(LINE_BREAK, '\n  ');
}

function contentOf({ before, facts, after }: FactLetter, line: string | undefined): Markup {
  const cell = `padding:8px 16px 8px 0;border-bottom:1px solid ${line};text-align:left;vertical-align:top;overflow-wrap:anywhere`;
  const table = html`<table style="width:100%;border-collapse:collapse;margin:0 0 24px">${facts.map(
    ([term, value]) =>
      html`<tr><th scope="row" style="${cell};width:38%;font-weight:400">${term}</th><td style="${cell}">${value}</td></tr>`,
  )}</table>`;
  const end =
    after === ''
      ? ''
      : html`\n<p style="margin:0 0 40px;white-space:pre-line;overflow-wrap:anywhere">${after}</p>`;
  return html`<p style="margin:0 0 24px">${before}</p>
${table}${end}`;
}
