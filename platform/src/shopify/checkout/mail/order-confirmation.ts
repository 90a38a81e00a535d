import { shopBaseUrl } from '../../../protocol/index.ts';
import type { MailDraft } from '../../../protocol/mail/index.ts';
import { fillIn, markupText } from '../../../protocol/pages/index.ts';
import { type Order, orderName } from '../../orders/index.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { addressLines, countryNameIn } from '../pages/review.ts';
import { confirmationHtml, type Email, lineRows, taxNote, totalRows } from './confirmation-html.ts';

/** The plain-text version. */
function confirmationText(message: Email): string {
  const { order, view, url } = message;
  const { texts, languageTag, shop, links, brand } = view;
  const { mail, thanks } = texts;
  const { address } = order.contents;
  const name = orderName(order);
  const paragraphs: readonly (readonly string[])[] = [
    [brand.name],
    [fillIn(mail.hello, { firstName: address.firstName })],
    [mail.intro, texts.testShop],
    [`${mail.seeOrder}: ${url}`],
    [fillIn(thanks.order, { name }), ...lineRows(message).map(plain)],
    [...totalRows(message).map(plain), taxNote(message)],
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

/** The page of an order; its token is the key. */
function orderUrl(order: Order, view: CheckoutContext, origin: string): string {
  const url = new URL(`${shopBaseUrl(origin, view.shop)}/orders/${order.token}`);
  if (view.locale !== null) url.searchParams.set('locale', view.locale);
  return url.toString();
}

export function orderConfirmation(order: Order, view: CheckoutContext, origin: string): MailDraft {
  const message = { order, view, url: orderUrl(order, view, origin), origin };
  return {
    shop: order.shop,
    to: order.email,
    subject: fillIn(view.texts.mail.subject, { orderName: orderName(order) }),
    html: markupText(confirmationHtml(message)),
    text: confirmationText(message),
    language: view.language,
    createdAt: order.placedAt,
  };
}
