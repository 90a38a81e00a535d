import { column, defineTable, type Sql } from '../../../store/index.ts';
import type { Order } from '../order.ts';
import { type ChangeContext, type ChangeOutcome, changeOrder } from './change-context.ts';

const OFFICE_NOTES = defineTable('office_notes', {
  orderId: column.integer,
  note: column.optional(column.text),
  tags: column.json<readonly string[]>(),
});

/** Note and tags that the office reads beside an order. */
export interface OfficeNote {
  readonly note: string | null;
  readonly tags: readonly string[];
}

/** Reads the note and the tags of an order: the buyer's own note until somebody writes another. */
export function readOfficeNote(sql: Sql, { id, contents }: Order): OfficeNote {
  return OFFICE_NOTES.find(sql, 'WHERE order_id = ?', id) ?? { note: contents.note, tags: [] };
}

const MAX_TAGS = 250;

/** Changes what is given; a tag counts once, whatever its case. */
export function writeOfficeNote(
  context: ChangeContext,
  order: Order | null,
  given: Partial<OfficeNote>,
): Promise<ChangeOutcome> {
  return changeOrder(context, order, ({ sql, order: { id }, order: current }) => {
    const before = readOfficeNote(sql, current);
    const tags = new Map((given.tags ?? before.tags).map((tag) => [tag.toLowerCase(), tag]));
    const note = given.note === undefined ? before.note : given.note;
    const kept = [...tags.values()].slice(0, MAX_TAGS);
    OFFICE_NOTES.upsert(sql, { orderId: id, note, tags: kept }, 'orderId');
    return { kind: 'done', id };
  });
}
