import { isShopKey } from '../../protocol/index.ts';
import { readClock } from '../shipping/index.ts';
import type { GiftCard } from './gift-card-rows.ts';

/** Case, blanks and hyphens tell no two codes apart. */
export function plainCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toLowerCase();
}

export function canPay(
  card: Pick<GiftCard, 'shop' | 'balanceInMinorUnits' | 'expiresOn' | 'deactivatedAt'>,
  now: Date,
): boolean {
  const { day: today } = readClock(isShopKey(card.shop) ? card.shop : 'nl', now);
  const hasExpired = card.expiresOn !== null && card.expiresOn < today;
  return card.balanceInMinorUnits > 0 && card.deactivatedAt === null && !hasExpired;
}

export interface GiftCardUse {
  readonly card: GiftCard;
  readonly amountInMinorUnits: number;
}

/** Pays what is left with one card after the other; a card that finds nothing to pay stays with the cart. */
export function payWith(
  cards: readonly GiftCard[],
  dueInMinorUnits: number,
): readonly GiftCardUse[] {
  let left = dueInMinorUnits;
  return cards.map((card) => {
    const amountInMinorUnits = Math.min(card.balanceInMinorUnits, left);
    left -= amountInMinorUnits;
    return { card, amountInMinorUnits };
  });
}

interface Share {
  readonly giftCardId: number;
  readonly amountInMinorUnits: number;
}

/** Shares of a refund that go back to the cards that paid, first of all; the rest is for the payment card. */
export function returnedShares(
  paid: readonly Share[],
  refundInMinorUnits: number,
): readonly Share[] {
  let left = refundInMinorUnits;
  return paid.flatMap(({ giftCardId, amountInMinorUnits: most }) => {
    const amountInMinorUnits = Math.min(most, left);
    left -= amountInMinorUnits;
    return amountInMinorUnits > 0 ? [{ giftCardId, amountInMinorUnits }] : [];
  });
}
