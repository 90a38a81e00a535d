import { type PlatformContext, type RepeatedWork, repeatWork } from '../../protocol/index.ts';
import { sendLetter } from '../../protocol/mail/index.ts';
import { fillIn, formatMoney } from '../../protocol/pages/index.ts';
import type { Sql } from '../../store/index.ts';
import { type Order, orderById, orderName } from '../orders/index.ts';
import {
  CONTRACTS,
  type Contract,
  type Renewal,
  renewalOf,
  withInterval,
} from './contract-rows.ts';
import { reminderDue } from './cycles.ts';
import { chargeDay, itemsOf, placeOf, readerOf } from './letter-parts.ts';

/** Few enough that buyers do not wait for one write of them. */
const MOST_AT_ONCE = 50;
const DUE = 'WHERE remind_at <= ? ORDER BY remind_at LIMIT ?';

/** Tells subscribers of the next charge before it is made: how much, when, and how to end it. */
export function createRenewalReminders(context: PlatformContext): RepeatedWork {
  const { store, now } = context;
  return repeatWork('renewals', async () => {
    let sent = 0;
    while (CONTRACTS.find(store.read, DUE, now().toISOString(), 1) !== null) {
      sent += await store.write((sql) => remindSome(sql, context));
    }
    return sent;
  });
}

function remindSome(sql: Sql, context: PlatformContext): number {
  const now = context.now();
  let sent = 0;
  for (const row of CONTRACTS.all(sql, DUE, now.toISOString(), MOST_AT_ONCE)) {
    const contract = withInterval(row);
    const order = orderById(sql, contract.orderId);
    const renewal = order && renewalOf(contract, order, now);
    if (order === null || renewal === null) {
      CONTRACTS.update(sql, { remindAt: null }, 'WHERE id = ?', contract.id);
      continue;
    }
    const { cycle } = renewal;
    const due = reminderDue(cycle, contract.interval);
    if (due > now) {
      CONTRACTS.update(sql, { remindAt: due.toISOString() }, 'WHERE id = ?', contract.id);
      continue;
    }
    if (cycle.index !== contract.remindedCycle) {
      sendReminder(sql, context, contract, order, renewal);
      sent += 1;
    }
    const after = { remindAt: cycle.startsAt.toISOString(), remindedCycle: cycle.index };
    CONTRACTS.update(sql, after, 'WHERE id = ?', contract.id);
  }
  return sent;
}

/** Says what is charged, and that delivery comes on top where a parcel does. */
export function renewalAmount(
  { isSent }: Pick<Renewal, 'isSent'>,
  amount: string,
  { plusDelivery }: { readonly plusDelivery: string },
): string {
  return isSent ? fillIn(plusDelivery, { amount }) : amount;
}

function sendReminder(
  sql: Sql,
  context: PlatformContext,
  { address: chosen }: Contract,
  order: Order,
  renewal: Renewal,
): void {
  const { reader, tag, texts, links, testNote } = readerOf(context, order);
  const values = {
    date: chargeDay(renewal.cycle, reader.shop.key, tag),
    plan: renewal.planName,
    amount: renewalAmount(
      renewal,
      formatMoney(renewal.amountInMinorUnits, order.currencyCode, tag),
      texts,
    ),
    orderName: orderName(order),
  };
  const place = renewal.isSent ? placeOf(chosen ?? order.contents.address) : null;
  sendLetter(sql, context, {
    ...reader,
    subject: fillIn(texts.subject, values),
    heading: fillIn(texts.heading, values),
    parts: [
      { kind: 'text', text: fillIn(texts.intro, values) },
      { kind: 'list', items: itemsOf(renewal.lines) },
      ...(place === null ? [] : [{ kind: 'text', text: fillIn(texts.to, { place }) } as const]),
      { kind: 'text', text: texts.stop },
      { kind: 'button', url: `${links.account}/subscriptions`, label: texts.manage },
      { kind: 'link', url: `${links.home}cancel`, label: texts.cancel },
      testNote,
    ],
    why: fillIn(texts.why, values),
  });
}
