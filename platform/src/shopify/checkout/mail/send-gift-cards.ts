import type { PlatformContext } from '../../../protocol/index.ts';
import { sendLetter } from '../../../protocol/mail/index.ts';
import { fillIn, formatPrice } from '../../../protocol/pages/index.ts';
import type { Sql } from '../../../store/index.ts';
import { issueInWrite } from '../../gift-cards/index.ts';
import { type Order, orderName } from '../../orders/index.ts';
import type { CheckoutContext } from '../checkout-context.ts';

/** Issues each gift card of an order, and sends its code by a letter of its own. Call it inside the write that places it. */
export function sendGiftCards(
  sql: Sql,
  context: PlatformContext,
  order: Order,
  view: CheckoutContext,
): void {
  const { shop, texts, language, languageTag, locale } = view;
  const name = orderName(order);
  const bought = order.contents.lines
    .filter(({ isGiftCard }) => isGiftCard === true)
    .flatMap(({ quantity, unitPriceInMinorUnits }) =>
      Array.from({ length: quantity }, () => unitPriceInMinorUnits),
    );
  for (const initialInMinorUnits of bought) {
    const input = { code: null, initialInMinorUnits, expiresOn: null, note: name };
    const issued = issueInWrite(sql, context, shop.key, input);
    // A card of nothing: free ones are no money.
    if (issued.kind === 'refused') continue;
    const { giftCardSubject, giftCardIntro, why } = texts.mail;
    const amount = formatPrice(initialInMinorUnits, shop.currencyCode, languageTag);
    const subject = fillIn(giftCardSubject, { amount });
    sendLetter(sql, context, {
      shop,
      language,
      locale,
      to: order.email,
      subject,
      heading: subject,
      parts: [
        { kind: 'text', text: fillIn(giftCardIntro, { orderName: name }) },
        { kind: 'code', text: inGroups(issued.code) },
      ],
      why: fillIn(why, { orderName: name }),
    });
  }
}

/** Four characters at a time, as a card has them; blanks tell no codes apart. */
function inGroups(code: string): string {
  return (code.match(/.{1,4}/g) ?? []).join(' ').toUpperCase();
}
