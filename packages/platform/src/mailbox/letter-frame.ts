import { html } from 'hono/html';
import type { Markup } from '../pages/index.ts';
import { INK, PAPER, STONE_COLOUR } from './letter-tokens.ts';

// Mail programs read no style sheets: every style stands on its element.
const BODY = `margin:0;background:${PAPER};color:${INK};font:16px/1.5 'Instrument Sans',Arial,sans-serif`;
const SHEET = 'width:100%;max-width:600px;margin:0 auto;border-collapse:collapse';
const BUTTON = `display:inline-block;padding:15px 24px;background:${INK};color:${PAPER};text-decoration:none;border-radius:2px;font-weight:500`;

export const LETTER_STONE = `color:${STONE_COLOUR};font-size:14px;margin:0 0 16px`;

export interface LetterContents {
  readonly languageTag: string;
  readonly subject: string;
  /** Of the storefront the reader came from. */
  readonly home: string;
  readonly heading: string;
  readonly content: Markup;
  /** Why the reader gets this letter. */
  readonly why: string;
}

/** What all letters of the shop look like. */
export function letterFrame(letter: LetterContents): Markup {
  const { home } = letter;
  return html`<!doctype html>
<html lang="${letter.languageTag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><base target="_blank"><title>${letter.subject}</title></head>
<body style="${BODY}">
<table role="presentation" style="${SHEET}"><tr><td style="padding:32px 20px 48px">
<p style="margin:0 0 40px;font:400 24px/1 Didot,'Times New Roman',serif;letter-spacing:.2em"><a href="${home}" style="color:${INK};text-decoration:none">LOKKE</a></p>
<h1 style="margin:0 0 16px;font:300 40px/1 Imbue,Didot,'Times New Roman',serif">${letter.heading}</h1>
${letter.content}
<p style="${LETTER_STONE}">${letter.why}</p>
<p style="${LETTER_STONE}"><a href="${home}" style="color:${STONE_COLOUR}">${home}</a></p>
</td></tr></table>
</body>
</html>
`;
}

export function letterButton(url: string, label: string): Markup {
  return html`<p style="margin:24px 0 40px"><a href="${url}" style="${BUTTON}">${label}</a></p>`;
}
