import type { IdAllocator } from '../../protocol/index.ts';
import { column, defineTable, integerColumn, type RowOf, type Sql } from '../../store/index.ts';

const GIFT_CARD = {
  id: column.integer,
  shop: column.text,
  /** All that is known of its code, once that was told. */
  lastCharacters: column.text,
  initialInMinorUnits: column.integer,
  balanceInMinorUnits: column.integer,
  /** The last day on which it pays: `2027-11-30`. */
  expiresOn: column.optional(column.text),
  deactivatedAt: column.optional(column.text),
  note: column.optional(column.text),
  createdAt: column.text,
  updatedAt: column.text,
};
const GIFT_CARDS = defineTable('gift_cards', GIFT_CARD);
const ISSUED = defineTable('gift_cards', { ...GIFT_CARD, codeHash: column.hashed });

/** Money that somebody was given, in the currency of one shop. */
export type GiftCard = RowOf<typeof GIFT_CARDS>;

/** Call it inside the write that has checked that the code is free. Of the code its end and a hash are kept. */
export function insertGiftCard(
  sql: Sql,
  ids: IdAllocator,
  code: string,
  draft: Pick<GiftCard, 'shop' | 'initialInMinorUnits' | 'expiresOn' | 'note' | 'createdAt'>,
): GiftCard {
  const card = {
    ...draft,
    id: ids.next('GiftCard'),
    lastCharacters: code.slice(-LAST_CHARACTERS),
    balanceInMinorUnits: draft.initialInMinorUnits,
    deactivatedAt: null,
    updatedAt: draft.createdAt,
  };
  ISSUED.insert(sql, { ...card, codeHash: code });
  return card;
}

const LAST_CHARACTERS = 4;

export function findGiftCardByCode(sql: Sql, shop: string, code: string): GiftCard | null {
  return GIFT_CARDS.find(sql, 'WHERE shop = ? AND code_hash = keyed_hash(?)', shop, code);
}

/** Returns gift cards in the order of the ids, without those that the shop does not have. */
export function findGiftCards(sql: Sql, shop: string, ids: readonly number[]): readonly GiftCard[] {
  return ids.flatMap((id) => GIFT_CARDS.find(sql, 'WHERE shop = ? AND id = ?', shop, id) ?? []);
}

export function listGiftCards(sql: Sql, shop: string): readonly GiftCard[] {
  return GIFT_CARDS.all(sql, 'WHERE shop = ? ORDER BY id', shop);
}

export function writeDeactivation(sql: Sql, id: number, now: string): void {
  sql
    .prepare(
      'UPDATE gift_cards SET deactivated_at = COALESCE(deactivated_at, ?), updated_at = ? WHERE id = ?',
    )
    .run(now, now, id);
}

const TRANSACTIONS = defineTable('gift_card_transactions', {
  id: column.integer,
  giftCardId: column.integer,
  orderId: column.integer,
  /** Paid where it is below zero, given back where it is above. */
  amountInMinorUnits: column.integer,
  processedAt: column.text,
});

export type GiftCardTransaction = Omit<RowOf<typeof TRANSACTIONS>, 'id'>;

/** Writes a transaction and the new balance; more than there is on a card fails. */
export function writeTransaction(sql: Sql, ids: IdAllocator, made: GiftCardTransaction): void {
  TRANSACTIONS.insert(sql, { ...made, id: ids.next('GiftCardTransaction') });
  sql
    .prepare(
      'UPDATE gift_cards SET balance_in_minor_units = balance_in_minor_units + ?, updated_at = ? WHERE id = ?',
    )
    .run(made.amountInMinorUnits, made.processedAt, made.giftCardId);
}

/** Sums that cards have paid for an order and not been given back, in the order in which they paid. */
export function paidByGiftCards(
  sql: Sql,
  orderId: number,
): readonly Pick<GiftCardTransaction, 'giftCardId' | 'amountInMinorUnits'>[] {
  const rows = sql
    .prepare(
      `SELECT gift_card_id, -SUM(amount_in_minor_units) AS amount FROM gift_card_transactions
       WHERE order_id = ? GROUP BY gift_card_id ORDER BY MIN(id)`,
    )
    .all(orderId);
  return rows.map((row) => ({
    giftCardId: integerColumn(row, 'gift_card_id'),
    amountInMinorUnits: integerColumn(row, 'amount'),
  }));
}
