import { type PlatformContext, wireDateTime } from '../../protocol/index.ts';
import type { Sql } from '../../store/index.ts';
import { canPay, type GiftCardUse, plainCode, returnedShares } from './gift-card.ts';
import {
  findGiftCardByCode,
  findGiftCards,
  type GiftCard,
  paidByGiftCards,
  writeTransaction,
} from './gift-card-rows.ts';

type Moment = Pick<PlatformContext, 'now'>;
type Change = Pick<PlatformContext, 'ids' | 'now'>;

/** The id of the card that a code opens; null for one that cannot pay, or that nobody has. */
export function openGiftCard(sql: Sql, { now }: Moment, shop: string, code: string): number | null {
  const card = findGiftCardByCode(sql, shop, plainCode(code));
  return card !== null && canPay(card, now()) ? card.id : null;
}

/** The cards of a cart, in their order; one that can pay no longer is left out. */
export function readGiftCards(
  sql: Sql,
  { now }: Moment,
  shop: string,
  ids: readonly number[],
): readonly GiftCard[] {
  return findGiftCards(sql, shop, ids).filter((card) => canPay(card, now()));
}

/** Call it inside the write that makes the order, with the uses that were read in it. */
export function redeemGiftCards(
  sql: Sql,
  { ids, now }: Change,
  orderId: number,
  uses: readonly GiftCardUse[],
): void {
  const processedAt = wireDateTime(now());
  for (const { card, amountInMinorUnits } of uses) {
    if (amountInMinorUnits === 0) continue;
    writeTransaction(sql, ids, {
      giftCardId: card.id,
      orderId,
      amountInMinorUnits: -amountInMinorUnits,
      processedAt,
    });
  }
}

/** Gives back what a refund owes the cards that paid. Call it inside the write of the refund. */
export function refundGiftCards(
  sql: Sql,
  { ids, now }: Change,
  orderId: number,
  refundInMinorUnits: number,
): void {
  const processedAt = wireDateTime(now());
  for (const share of returnedShares(paidByGiftCards(sql, orderId), refundInMinorUnits)) {
    writeTransaction(sql, ids, { ...share, orderId, processedAt });
  }
}
