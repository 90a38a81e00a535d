import { languageFor, languageTag, type Shop, shopBaseUrl } from '../../../protocol/index.ts';
import { type LetterPart, sendLetter } from '../../../protocol/mail/index.ts';
import { brandTexts, fillIn, formatMoney } from '../../../protocol/pages/index.ts';
import type { Sql } from '../../../store/index.ts';
import type { ChangeContext } from '../changes/change-context.ts';
import type { LineQuantity, Tracking } from '../changes/order-history.ts';
import { ORDER_MESSAGES } from '../messages/messages.ts';
import { lineNames, type Order, orderName } from '../order.ts';

/** Event that a buyer is told of. */
export interface OrderNews {
  readonly kind:
    | 'shipped'
    | 'shippedPartly'
    | 'shippedRest'
    | 'trackingChanged'
    | 'delivered'
    | 'cancelled'
    | 'refunded';
  readonly lines: readonly LineQuantity[];
  readonly tracking?: Tracking;
  readonly amountInMinorUnits?: number;
  /** Names what will not come again. */
  readonly ended?: readonly LetterPart[];
}

/** Makes the address of an order's page; the token in it is the key. */
export function orderUrl(
  { token, contents }: Order,
  { origin }: Pick<ChangeContext, 'origin'>,
  shop: Shop,
): string {
  const url = new URL(`${shopBaseUrl(origin, shop)}/orders/${token}`);
  if (contents.locale !== null) url.searchParams.set('locale', contents.locale);
  return url.toString();
}

/** Tells the buyer, in the language they bought in. Call it inside the write that makes the change. */
export function sendOrderEmail(
  sql: Sql,
  context: ChangeContext,
  order: Order,
  { kind, lines, tracking, amountInMinorUnits = 0, ended = [] }: OrderNews,
): void {
  // Goods may be taken back without money, as where another order pays for them.
  if (kind === 'refunded' && amountInMinorUnits === 0) return;
  const { shop, brand } = context;
  const { locale, language: orderLanguage } = order.contents;
  const language = languageFor(locale ?? orderLanguage, shop);
  const texts = brandTexts(ORDER_MESSAGES, { shop, language }, brand);
  const values = { orderName: orderName(order) };
  const parcel = [tracking?.company, tracking?.number].filter(Boolean).join(' ');
  const amount = formatMoney(amountInMinorUnits, order.currencyCode, languageTag(language, shop));
  const items = lineNames(order, lines);
  const when = (condition: boolean, part: LetterPart) => (condition ? [part] : []);
  sendLetter(sql, context, {
    shop,
    language,
    locale,
    to: order.email,
    subject: fillIn(texts[kind].subject, values),
    heading: fillIn(texts[kind].heading, values),
    parts: [
      { kind: 'text', text: fillIn(texts[kind].intro, values) },
      ...when(items.length > 0, { kind: 'list', items }),
      ...ended,
      ...when(amountInMinorUnits > 0, {
        kind: 'text',
        text: fillIn(texts.refundAmount, { amount }),
      }),
      ...when(parcel !== '', { kind: 'text', text: fillIn(texts.parcel, { parcel }) }),
      // Nobody follows what has arrived.
      tracking?.url && kind !== 'delivered'
        ? { kind: 'button', url: tracking.url, label: texts.track }
        : { kind: 'button', url: orderUrl(order, context, shop), label: texts.seeOrder },
      { kind: 'note', text: texts.test },
    ],
    why: fillIn(texts.why, values),
  });
}
