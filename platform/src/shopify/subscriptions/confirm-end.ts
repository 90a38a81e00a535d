import type { PlatformContext } from '../../protocol/index.ts';
import { type LetterPart, sendLetter } from '../../protocol/mail/index.ts';
import { displayDate, fillIn } from '../../protocol/pages/index.ts';
import type { Sql } from '../../store/index.ts';
import { type Order, orderName } from '../orders/index.ts';
import { readClock } from '../shipping/index.ts';
import { CONTRACTS, type Contract, endContracts } from './contract-rows.ts';
import { itemsOf, readerOf } from './letter-parts.ts';

/**
 * Confirms what a subscriber ended, when, and from when on, to be kept (BGB § 312k (4); Code de la
 * consommation, L215-1-1). Call it inside the write that ends it.
 */
export function confirmEnd(
  sql: Sql,
  context: PlatformContext,
  { sellingPlanId }: Contract,
  order: Order,
): void {
  const { reader, texts, testNote } = readerOf(context, order);
  const { ended } = texts;
  const { day, time, timeZone } = readClock(reader.shop.key, context.now());
  const lines = order.contents.lines.filter((line) => line.sellingPlanId === sellingPlanId);
  const values = { orderName: orderName(order) };
  sendLetter(sql, context, {
    ...reader,
    subject: fillIn(ended.subject, values),
    heading: ended.heading,
    parts: [
      { kind: 'text', text: ended.intro },
      {
        kind: 'facts',
        facts: [
          [ended.received, `${displayDate(day)}, ${time} (${timeZone})`],
          [ended.order, values.orderName],
          [ended.plan, lines[0]?.sellingPlanName ?? ''],
          [ended.lastDay, ended.atOnce],
        ],
      },
      { kind: 'list', items: itemsOf(lines) },
      { kind: 'text', text: ended.next },
      testNote,
    ],
    why: ended.why,
  });
}

/** Ends what an order began, and returns what the letter of its cancellation says of that: nothing of what had ended before. */
export function endRenewals(
  sql: Sql,
  context: PlatformContext,
  order: Order,
): readonly LetterPart[] {
  const { ended } = readerOf(context, order).texts;
  const open = CONTRACTS.all(sql, "WHERE order_id = ? AND status <> 'CANCELLED'", order.id);
  const facts = open.flatMap(({ sellingPlanId: id }) => {
    const line = order.contents.lines.find(({ sellingPlanId }) => sellingPlanId === id);
    return [
      [ended.plan, line?.sellingPlanName ?? ''],
      [ended.lastDay, ended.atOnce],
    ] as const;
  });
  endContracts(sql, order);
  return facts.length === 0 ? [] : [{ kind: 'facts', facts }];
}
