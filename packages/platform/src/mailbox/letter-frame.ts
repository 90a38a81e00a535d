import { html } from 'hono/html';
import type { Markup } from '../pages/index.ts';
import { letterFonts } from './letter-fonts.ts';
import { INK, LINE, PAPER, STONE_COLOUR } from './letter-tokens.ts';

// Few mail programs read style sheets: every style stands on its element.
const BODY = `margin:0;background:${PAPER};color:${INK};font:16px/1.5 'Instrument Sans',Arial,sans-serif`;
const DISPLAY = "Imbue,Didot,'Bodoni 72',Georgia,'Times New Roman',serif";
// The shop's comb, where a mail program draws it; room between name and greeting where it does not.
const COMB = `height:14px;margin:20px 0 36px;background:repeating-linear-gradient(90deg,${INK} 0 3px,transparent 3px 8px)`;
const SHEET = 'width:100%;max-width:600px;margin:0 auto;border-collapse:collapse';
const BUTTON = `display:inline-block;padding:15px 24px;background:${INK};color:${PAPER};text-decoration:none;border-radius:2px;font-weight:500`;

export const LETTER_STONE = `color:${STONE_COLOUR};font-size:14px;margin:0 0 16px`;

export interface LetterContents {
  readonly languageTag: string;
  readonly subject: string;
  /** Of the platform, where letters find their type. */
  readonly origin: string;
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
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><base target="_blank"><title>${letter.subject}</title><style>${letterFonts(letter.origin)}</style></head>
<body style="${BODY}">
<table role="presentation" style="${SHEET}"><tr><td style="padding:32px 20px 48px">
<p style="margin:0;font:420 24px/1 ${DISPLAY};letter-spacing:.2em"><a href="${home}" style="color:${INK};text-decoration:none">LOKKE</a></p>
<div style="${COMB}"></div>
<h1 style="margin:0 0 16px;font:300 40px/1 ${DISPLAY}">${letter.heading}</h1>
${letter.content}
<p style="${LETTER_STONE};padding-top:16px;border-top:1px solid ${LINE}">${letter.why}</p>
<p style="${LETTER_STONE}"><a href="${home}" style="color:${STONE_COLOUR}">${home}</a></p>
</td></tr></table>
</body>
</html>
`;
}

export function letterButton(url: string, label: string): Markup {
  return html`<p style="margin:24px 0 40px"><a href="${url}" style="${BUTTON}">${label}</a></p>`;
}
