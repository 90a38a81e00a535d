import type { MailDraft } from '../../mailbox/index.ts';
import { type Order, orderName } from '../../orders/index.ts';
import { fillIn, markupText } from '../../pages/index.ts';
import { shopBaseUrl } from '../../shops/index.ts';
import type { Visit } from '../visit.ts';
import { confirmationHtml } from './confirmation-html.ts';
import { confirmationText } from './confirmation-text.ts';

/** The page of an order; its token is the key. */
export function orderUrl(order: Order, visit: Visit, origin: string): string {
  const url = new URL(`${shopBaseUrl(origin, visit.shop)}/orders/${order.token}`);
  if (visit.locale !== null) url.searchParams.set('locale', visit.locale);
  return url.toString();
}

export function orderConfirmation(order: Order, visit: Visit, origin: string): MailDraft {
  const letter = { order, visit, url: orderUrl(order, visit, origin), origin };
  return {
    shop: order.shop,
    to: order.email,
    subject: fillIn(visit.texts.mail.subject, { orderName: orderName(order) }),
    html: markupText(confirmationHtml(letter)),
    text: confirmationText(letter),
    language: visit.language,
    createdAt: order.placedAt,
  };
}
