import { orderName } from '../../orders/index.ts';
import { addressLines, countryNameIn } from '../pages/address-text.ts';
import { type Letter, lineRows, taxSentence, totalRows } from './confirmation-rows.ts';
import { mailTextsIn } from './mail-texts.ts';

/** The same letter for readers without HTML. */
export function confirmationText(letter: Letter): string {
  const { order, visit, url } = letter;
  const { texts, languageTag, shop, links } = visit;
  const mail = mailTextsIn(visit.language);
  const { address } = order.contents;
  const paragraphs: readonly (readonly string[])[] = [
    ['LOKKE'],
    [mail.hello(address.firstName)],
    [mail.intro, texts.testShop],
    [`${mail.seeOrder}: ${url}`],
    [texts.thanks.order(orderName(order)), ...lineRows(letter).map(plain)],
    [...totalRows(letter).map(plain), taxSentence(letter)],
    [
      `${texts.thanks.deliveredTo}:`,
      ...addressLines(address, shop, countryNameIn(languageTag, address.countryCode)),
    ],
    [mail.why(orderName(order)), links.home],
  ];
  return `${paragraphs.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function plain({ label, amount }: { readonly label: string; readonly amount: string }): string {
  return `${label}: ${amount}`;
}
