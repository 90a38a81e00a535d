import { html } from 'hono/html';
import { INK, LETTER_STONE, LINE, letterButton, letterFrame } from '../../mailbox/index.ts';
import { orderName } from '../../orders/index.ts';
import { fillIn, type Markup, smallPicture } from '../../pages/index.ts';
import { addressLines, countryNameIn } from '../pages/address-text.ts';
import {
  type Letter,
  type LetterRow,
  lineRows,
  taxSentence,
  totalRows,
} from './confirmation-rows.ts';

const CELL = `padding:8px 0;border-bottom:1px solid ${LINE};vertical-align:top`;
const AMOUNT = `${CELL};text-align:right;white-space:nowrap;padding-left:16px`;

export function confirmationHtml(letter: Letter): Markup {
  const { order, visit, url, origin } = letter;
  const { texts, links, languageTag, shop } = visit;
  const { mail, thanks } = texts;
  const { address } = order.contents;
  const name = orderName(order);
  const lines = addressLines(address, shop, countryNameIn(languageTag, address.countryCode));
  const content = html`<p style="margin:0 0 8px">${mail.intro}</p>
<p style="${LETTER_STONE}">${texts.testShop}</p>
${letterButton(url, mail.seeOrder)}
<h2 style="margin:0 0 8px;font-size:16px;font-weight:600">${fillIn(thanks.order, { name })}</h2>
<table style="width:100%;border-collapse:collapse;border-top:3px solid ${INK}">
${[...lineRows(letter), ...totalRows(letter)].map(row)}
</table>
<p style="${LETTER_STONE};margin-top:8px">${taxSentence(letter)}</p>
<h2 style="margin:32px 0 8px;font-size:16px;font-weight:600">${thanks.deliveredTo}</h2>
<p style="margin:0 0 32px">${lines.map((line) => html`${line}<br>`)}</p>`;
  return letterFrame({
    origin,
    languageTag,
    subject: fillIn(mail.subject, { orderName: name }),
    home: links.home,
    heading: fillIn(mail.hello, { firstName: address.firstName }),
    content,
    why: fillIn(mail.why, { orderName: name }),
  });
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
