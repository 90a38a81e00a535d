import type { Brand, Font } from '@lokke/brand';
import { html, raw } from 'hono/html';
import { type Markup, pageAssetHref } from '../pages/index.ts';

/** Font faces for the mail programs that fetch type. */
function emailFonts(brand: Brand, origin: string): Markup {
  const face = ({ family, file, weight, letterSizeAdjust }: Font) =>
    `@font-face{font-family:'${family}';src:url('${origin}${pageAssetHref(brand, file)}') format('woff2');font-weight:${weight}${
      letterSizeAdjust === undefined ? '' : `;size-adjust:${letterSizeAdjust}`
    }}`;
  return raw(brand.fonts.map(face).join(''));
}

/**
 * Colours at night, for the mail programs that have such. Few read custom properties or keep classes, and each style stands
 * on its element: the rules find the colours there.
 */
function nightStyles({ tokens: { colours }, style }: Brand): Markup {
  const { ink, paper, line, stone, action } = colours;
  const comb =
    style.ornament === 'comb'
      ? `[style*="linear-gradient"]{background:repeating-linear-gradient(90deg,${paper} 0 3px,transparent 3px 8px)!important}`
      : '';
  return raw(`:root{color-scheme:light dark}@media (prefers-color-scheme:dark){body{background:${ink}!important}
[style*="color:${ink}"]{color:${paper}!important}[style*="color:${stone}"]{color:${line}!important}
[style*="solid ${line}"],[style*="solid ${ink}"]{border-color:${stone}!important}
[style*="background:${action}"]{background:${paper}!important;color:${ink}!important}${comb}}`);
}

const SHEET = 'width:100%;max-width:600px;margin:0 auto;border-collapse:collapse';

/** Few mail programs read style sheets or custom properties: every style stands on its element. */
function stylesOf({ tokens: { colours, type }, style, mark }: Brand) {
  const { ink, paper } = colours;
  return {
    body: `margin:0;background:${paper};color:${ink};font:16px/1.5 ${type['font-sans']}`,
    // A drawn mark is spelt in wide capitals.
    mark: `margin:0;font:420 24px/1 ${type['font-display']}${'svg' in mark ? ';letter-spacing:.2em' : ''}`,
    heading: `margin:0 0 16px;font:${type['weight-display']} 40px/${type['leading-h3']} ${type['font-display']}`,
    // A mail program that draws no gradient has room between name and greeting.
    ornament: `height:14px;margin:20px 0 36px${
      style.ornament === 'comb'
        ? `;background:repeating-linear-gradient(90deg,${ink} 0 3px,transparent 3px 8px)`
        : ''
    }`,
    button: `display:inline-block;padding:15px 24px;background:${colours.action};color:${colours['on-action']};text-decoration:none;border-radius:2px;font-weight:500`,
  };
}

export function emailNote({ tokens }: Brand): string {
  return `color:${tokens.colours.stone};font-size:14px;margin:0 0 16px`;
}

export interface EmailContents {
  readonly brand: Brand;
  readonly languageTag: string;
  readonly subject: string;
  /** Address of the platform, which serves the emails' fonts. */
  readonly origin: string;
  /** Address of the storefront the reader came from. */
  readonly home: string;
  readonly heading: string;
  readonly content: Markup;
  /** Why the reader gets this email. */
  readonly why: string;
}

/** The layout of all emails. */
export function emailLayout(email: EmailContents): Markup {
  const { home, brand } = email;
  const { ink, line, stone } = brand.tokens.colours;
  const styles = stylesOf(brand);
  const note = emailNote(brand);
  return html`<!doctype html>
<html lang="${email.languageTag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><base target="_blank"><title>${email.subject}</title><style>${emailFonts(brand, email.origin)}${nightStyles(brand)}</style></head>
<body style="${styles.body}">
<table role="presentation" style="${SHEET}"><tr><td style="padding:32px 20px 48px">
<p style="${styles.mark}"><a href="${home}" style="color:${ink};text-decoration:none">${brand.name}</a></p>
<div style="${styles.ornament}"></div>
<h1 style="${styles.heading}">${email.heading}</h1>
${email.content}
<p style="${note};padding-top:16px;border-top:1px solid ${line}">${email.why}</p>
<p style="${note}"><a href="${home}" style="color:${stone}">${home}</a></p>
</td></tr></table>
</body>
</html>
`;
}

export function emailButton(brand: Brand, url: string, label: string): Markup {
  return html`<p style="margin:24px 0 40px"><a href="${url}" style="${stylesOf(brand).button}">${label}</a></p>`;
}
