import type { IdAllocator } from '../../protocol/index.ts';
import {
  integerColumn,
  type Row,
  type Sql,
  textColumn,
  textColumnOrNull,
} from '../../store/index.ts';
import type { GiftCard } from './gift-card.ts';

/** Call it inside the write that has checked that the code is free. */
export function insertGiftCard(
  sql: Sql,
  ids: IdAllocator,
  draft: Omit<GiftCard, 'id' | 'balanceInMinorUnits' | 'deactivatedAt' | 'updatedAt'>,
): GiftCard {
  const { shop, code, initialInMinorUnits, expiresOn, note, createdAt } = draft;
  const id = ids.next('GiftCard');
  sql
    .prepare(
      `INSERT INTO gift_cards (id, shop, code, initial_in_minor_units, balance_in_minor_units, expires_on, note, created_at, updated_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      id,
      shop,
      code,
      initialInMinorUnits,
      initialInMinorUnits,
      expiresOn,
      note,
      createdAt,
      createdAt,
    );
  return {
    ...draft,
    id,
    balanceInMinorUnits: initialInMinorUnits,
    deactivatedAt: null,
    updatedAt: createdAt,
  };
}

export function findGiftCardByCode(sql: Sql, shop: string, code: string): GiftCard | null {
  const row = sql.prepare('SELECT * FROM gift_cards WHERE shop = ? AND code = ?').get(shop, code);
  return row === undefined ? null : giftCardOfRow(row);
}

/** In the order of the ids; what the shop does not have is left out. */
export function findGiftCards(sql: Sql, shop: string, ids: readonly number[]): readonly GiftCard[] {
  const statement = sql.prepare('SELECT * FROM gift_cards WHERE shop = ? AND id = ?');
  return ids.flatMap((id) => {
    const row = statement.get(shop, id);
    return row === undefined ? [] : [giftCardOfRow(row)];
  });
}

export function listGiftCards(sql: Sql, shop: string): readonly GiftCard[] {
  const rows = sql.prepare('SELECT * FROM gift_cards WHERE shop = ? ORDER BY id').all(shop);
  return rows.map(giftCardOfRow);
}

export function writeDeactivation(sql: Sql, id: number, now: string): void {
  sql
    .prepare(
      'UPDATE gift_cards SET deactivated_at = COALESCE(deactivated_at, ?), updated_at = ? WHERE id = ?',
    )
    .run(now, now, id);
}

export interface GiftCardTransaction {
  readonly giftCardId: number;
  readonly orderId: number;
  /** Below zero: paid. Above: given back. */
  readonly amountInMinorUnits: number;
  readonly processedAt: string;
}

/** The balance changes with it; more than there is on a card fails. */
export function writeTransaction(sql: Sql, ids: IdAllocator, made: GiftCardTransaction): void {
  const { giftCardId, orderId, amountInMinorUnits, processedAt } = made;
  sql
    .prepare(
      `INSERT INTO gift_card_transactions (id, gift_card_id, order_id, amount_in_minor_units, processed_at)
       VALUES (?, ?, ?, ?, ?)`,
    )
    .run(ids.next('GiftCardTransaction'), giftCardId, orderId, amountInMinorUnits, processedAt);
  sql
    .prepare(
      'UPDATE gift_cards SET balance_in_minor_units = balance_in_minor_units + ?, updated_at = ? WHERE id = ?',
    )
    .run(amountInMinorUnits, processedAt, giftCardId);
}

/** What each card has paid for an order and not been given back, in the order in which they paid. */
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

function giftCardOfRow(row: Row): GiftCard {
  return {
    id: integerColumn(row, 'id'),
    shop: textColumn(row, 'shop'),
    code: textColumn(row, 'code'),
    initialInMinorUnits: integerColumn(row, 'initial_in_minor_units'),
    balanceInMinorUnits: integerColumn(row, 'balance_in_minor_units'),
    expiresOn: textColumnOrNull(row, 'expires_on'),
    deactivatedAt: textColumnOrNull(row, 'deactivated_at'),
    note: textColumnOrNull(row, 'note'),
    createdAt: textColumn(row, 'created_at'),
    updatedAt: textColumn(row, 'updated_at'),
  };
}
