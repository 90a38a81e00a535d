import { html } from 'hono/html';
import { orderName } from '../../orders/index.ts';
import { type Markup, smallPicture } from '../../pages/index.ts';
import { addressLines, countryNameIn } from '../pages/address-text.ts';
import {
  type Letter,
  type LetterRow,
  lineRows,
  taxSentence,
  totalRows,
} from './confirmation-rows.ts';
import { mailTextsIn } from './mail-texts.ts';
import { INK, LINE, PAPER, STONE_COLOUR } from './mail-tokens.ts';

// Mail programs read no style sheets: every style stands on its element.
const BODY = `margin:0;background:${PAPER};color:${INK};font:16px/1.5 'Instrument Sans',Arial,sans-serif`;
const SHEET = 'width:100%;max-width:600px;margin:0 auto;border-collapse:collapse';
const CELL = `padding:8px 0;border-bottom:1px solid ${LINE};vertical-align:top`;
const AMOUNT = `${CELL};text-align:right;white-space:nowrap;padding-left:16px`;
const STONE = `color:${STONE_COLOUR};font-size:14px;margin:0 0 16px`;
const BUTTON = `display:inline-block;padding:15px 24px;background:${INK};color:${PAPER};text-decoration:none;border-radius:2px;font-weight:500`;

export function confirmationHtml(letter: Letter): Markup {
  const { order, visit, url } = letter;
  const { texts, links, languageTag, shop } = visit;
  const mail = mailTextsIn(visit.language);
  const { address } = order.contents;
  const lines = addressLines(address, shop, countryNameIn(languageTag, address.countryCode));
  return html`<!doctype html>
<html lang="${languageTag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><base target="_blank"><title>${mail.subject(orderName(order))}</title></head>
<body style="${BODY}">
<table role="presentation" style="${SHEET}"><tr><td style="padding:32px 20px 48px">
<p style="margin:0 0 40px;font:400 24px/1 Didot,'Times New Roman',serif;letter-spacing:.2em"><a href="${links.home}" style="color:${INK};text-decoration:none">LOKKE</a></p>
<h1 style="margin:0 0 16px;font:300 40px/1 Imbue,Didot,'Times New Roman',serif">${mail.hello(address.firstName)}</h1>
<p style="margin:0 0 8px">${mail.intro}</p>
<p style="${STONE}">${texts.testShop}</p>
<p style="margin:24px 0 40px"><a href="${url}" style="${BUTTON}">${mail.seeOrder}</a></p>
<h2 style="margin:0 0 8px;font-size:16px;font-weight:600">${texts.thanks.order(orderName(order))}</h2>
<table style="width:100%;border-collapse:collapse;border-top:3px solid ${INK}">
${[...lineRows(letter), ...totalRows(letter)].map(row)}
</table>
<p style="${STONE};margin-top:8px">${taxSentence(letter)}</p>
<h2 style="margin:32px 0 8px;font-size:16px;font-weight:600">${texts.thanks.deliveredTo}</h2>
<p style="margin:0 0 32px">${lines.map((line) => html`${line}<br>`)}</p>
<p style="${STONE}">${mail.why(orderName(order))}</p>
<p style="${STONE}"><a href="${links.home}" style="color:${STONE_COLOUR}">${links.home}</a></p>
</td></tr></table>
</body>
</html>
`;
}

// Twice the size it is shown at; every mail program reads JPEG.
const PICTURE = { widthInPixels: 96, format: 'jpg' } as const;

function row({ label, amount, isTotal, imageUrl }: LetterRow): Markup {
  const weight = isTotal ? ';font-weight:600' : '';
  if (imageUrl === null) {
    return html`<tr><td colspan="2" style="${CELL}${weight}">${label}</td><td style="${AMOUNT}${weight}">${amount}</td></tr>`;
  }
  const picture = smallPicture(imageUrl, PICTURE);
  return html`<tr><td style="${CELL};width:64px"><img src="${picture}" alt="" width="48" height="60" style="display:block"></td><td style="${CELL}">${label}</td><td style="${AMOUNT}">${amount}</td></tr>`;
}
