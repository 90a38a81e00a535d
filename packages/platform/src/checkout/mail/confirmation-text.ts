import { orderName } from '../../orders/index.ts';
import { fillIn } from '../../pages/index.ts';
import { addressLines, countryNameIn } from '../pages/address-text.ts';
import { type Letter, lineRows, taxSentence, totalRows } from './confirmation-rows.ts';

/** The same letter for readers without HTML. */
export function confirmationText(letter: Letter): string {
  const { order, visit, url } = letter;
  const { texts, languageTag, shop, links } = visit;
  const { mail, thanks } = texts;
  const { address } = order.contents;
  const name = orderName(order);
  const paragraphs: readonly (readonly string[])[] = [
    ['LOKKE'],
    [fillIn(mail.hello, { firstName: address.firstName })],
    [mail.intro, texts.testShop],
    [`${mail.seeOrder}: ${url}`],
    [fillIn(thanks.order, { name }), ...lineRows(letter).map(plain)],
    [...totalRows(letter).map(plain), taxSentence(letter)],
    [
      `${thanks.deliveredTo}:`,
      ...addressLines(address, shop, countryNameIn(languageTag, address.countryCode)),
    ],
    [fillIn(mail.why, { orderName: name }), links.home],
  ];
  return `${paragraphs.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function plain({ label, amount }: { readonly label: string; readonly amount: string }): string {
  return `${label}: ${amount}`;
}
