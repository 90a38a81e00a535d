import { addMoney, formatAmount, parseMoney, type WireMoney } from '../money/index.ts';

/** Form of the codes that the platform gives its gift cards, without blanks and hyphens. */
const CODE = /^[a-z0-9]{8,20}$/;

function plain(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toLowerCase();
}

/** Tells whether a code may be a gift card's at all: only such a code is tried as one. */
export function mayBeGiftCard(typed: string): boolean {
  return CODE.test(plain(typed));
}

/** The card that was entered by this code; a cart tells no more of a card than how its code ends. */
export function giftCardOf<Card extends { readonly lastCharacters: string }>(
  cards: readonly Card[],
  typed: string,
): Card | null {
  if (!mayBeGiftCard(typed)) return null;
  const code = plain(typed);
  return cards.find((card) => code.endsWith(card.lastCharacters.toLowerCase())) ?? null;
}

/** The total of a cart whose platform tells what is left to pay: with what gift cards paid of it. */
export function beforeGiftCards(
  leftToPay: WireMoney,
  cards: readonly { readonly amountUsed: WireMoney }[],
): WireMoney {
  if (cards.length === 0) return leftToPay;
  const total = cards.reduce(
    (sum, { amountUsed }) => addMoney(sum, parseMoney(amountUsed)),
    parseMoney(leftToPay),
  );
  return { amount: formatAmount(total), currencyCode: leftToPay.currencyCode };
}
