import type { PlatformContext } from '../../protocol/index.ts';
import { sendLetter } from '../../protocol/mail/index.ts';
import { fillIn } from '../../protocol/pages/index.ts';
import type { Sql } from '../../store/index.ts';
import { type Order, orderName } from '../orders/index.ts';
import { type Contract, renewalOf } from './contract-rows.ts';
import { cycleAt } from './cycles.ts';
import { chargeDay, itemsOf, placeOf, readerOf } from './letter-parts.ts';

type Change =
  | { readonly kind: 'ACTIVE' | 'PAUSED' | 'address' }
  | { readonly kind: 'skipped' | 'unskipped'; readonly index: number };

/** Confirms what a subscriber changed, so that they hear of it who did not. Call it inside the write that changes it. */
export function confirmChange(
  sql: Sql,
  context: PlatformContext,
  contract: Contract,
  order: Order,
  change: Change,
): void {
  const { reader, tag, texts, links, testNote } = readerOf(context, order);
  const { changed, ended } = texts;
  const { sellingPlanId, interval, address } = contract;
  const lines = order.contents.lines.filter((line) => line.sellingPlanId === sellingPlanId);
  const dayOf = (index: number) =>
    chargeDay(cycleAt(new Date(order.placedAt), interval, index), reader.shop.key, tag);
  const next = renewalOf(contract, order, context.now());
  const values = {
    orderName: orderName(order),
    date: 'index' in change ? dayOf(change.index) : '',
    place: placeOf(address ?? order.contents.address),
  };
  sendLetter(sql, context, {
    ...reader,
    subject: fillIn(changed.subject, values),
    heading: changed.heading,
    parts: [
      { kind: 'text', text: fillIn(changed[change.kind], values) },
      {
        kind: 'facts',
        facts: [
          [ended.order, values.orderName],
          [ended.plan, lines[0]?.sellingPlanName ?? ''],
          ...(next === null ? [] : [[changed.next, dayOf(next.cycle.index)] as const]),
        ],
      },
      { kind: 'list', items: itemsOf(lines) },
      { kind: 'button', url: `${links.account}/subscriptions`, label: texts.manage },
      testNote,
    ],
    why: changed.why,
  });
}
