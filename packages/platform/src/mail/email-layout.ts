import { html, raw } from 'hono/html';
import { type Markup, pageAssetHref } from '../pages/index.ts';
import { INK, LINE, PAPER, STONE_COLOUR } from './email-tokens.ts';

/**
 * For the mail programs that fetch type. Imbue is narrow, so it is drawn larger than what stands in for it elsewhere: one
 * size in points suits both.
 */
function emailFonts(origin: string): Markup {
  const face = (name: string, file: 'imbue.woff2' | 'instrument-sans.woff2', more: string) =>
    `@font-face{font-family:'${name}';src:url('${origin}${pageAssetHref(file)}') format('woff2');${more}}`;
  return raw(
    face('Imbue', 'imbue.woff2', 'font-weight:300 500;size-adjust:145%') +
      face('Instrument Sans', 'instrument-sans.woff2', 'font-weight:400 700'),
  );
}

// Few mail programs read style sheets: every style stands on its element.
const BODY = `margin:0;background:${PAPER};color:${INK};font:16px/1.5 'Instrument Sans',Arial,sans-serif`;
const DISPLAY = "Imbue,Didot,'Bodoni 72',Georgia,'Times New Roman',serif";
// The shop's comb, where a mail program draws it; room between name and greeting where it does not.
const COMB = `height:14px;margin:20px 0 36px;background:repeating-linear-gradient(90deg,${INK} 0 3px,transparent 3px 8px)`;
const SHEET = 'width:100%;max-width:600px;margin:0 auto;border-collapse:collapse';
const BUTTON = `display:inline-block;padding:15px 24px;background:${INK};color:${PAPER};text-decoration:none;border-radius:2px;font-weight:500`;

export const EMAIL_STONE = `color:${STONE_COLOUR};font-size:14px;margin:0 0 16px`;

export interface EmailContents {
  readonly languageTag: string;
  readonly subject: string;
  /** Of the platform, which serves the emails' fonts. */
  readonly origin: string;
  /** Of the storefront the reader came from. */
  readonly home: string;
  readonly heading: string;
  readonly content: Markup;
  /** Why the reader gets this email. */
  readonly why: string;
}

/** The layout of all emails. */
export function emailLayout(email: EmailContents): Markup {
  const { home } = email;
  return html`<!doctype html>
<html lang="${email.languageTag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><base target="_blank"><title>${email.subject}</title><style>${emailFonts(email.origin)}</style></head>
<body style="${BODY}">
<table role="presentation" style="${SHEET}"><tr><td style="padding:32px 20px 48px">
<p style="margin:0;font:420 24px/1 ${DISPLAY};letter-spacing:.2em"><a href="${home}" style="color:${INK};text-decoration:none">LOKKE</a></p>
<div style="${COMB}"></div>
<h1 style="margin:0 0 16px;font:300 40px/1 ${DISPLAY}">${email.heading}</h1>
${email.content}
<p style="${EMAIL_STONE};padding-top:16px;border-top:1px solid ${LINE}">${email.why}</p>
<p style="${EMAIL_STONE}"><a href="${home}" style="color:${STONE_COLOUR}">${home}</a></p>
</td></tr></table>
</body>
</html>
`;
}

export function emailButton(url: string, label: string): Markup {
  return html`<p style="margin:24px 0 40px"><a href="${url}" style="${BUTTON}">${label}</a></p>`;
}
