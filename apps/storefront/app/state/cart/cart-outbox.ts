import { checkoutMerchandiseSchema, lineItemSchema } from '@lokke/contract/checkout';
import type { Market } from '@lokke/domain/markets';
import * as v from 'valibot';
import { browserStorage } from '../storage/browser-storage.ts';
import { marketValues } from '../storage/stored-values.ts';
import type { CartBatch } from './cart-batch.ts';
import type { CartChange, QueuedChange } from './cart-store.ts';
import { withLineIds } from './optimistic-cart.ts';
import type { PortableId } from './provisional-line.ts';

/** A change unanswered when the page was left. */
export interface PendingChange {
  readonly change: CartChange;
  readonly isSent: boolean;
  readonly onlyIfCurrent: boolean;
  readonly unanswered?: QueuedChange['unanswered'] | undefined;
}

export interface OutboxReplay {
  readonly again: readonly PendingChange[];
  /** Sent, and may take effect after this page has loaded the cart. */
  readonly isOnItsWay: boolean;
}

/**
 * Changes to replay on the next page. Setting a quantity is idempotent, adding is not: additions to an existing
 * cart are left to the `keepalive` request, unless that failed. Promotions are evaluated anew.
 */
export function replayOf(left: readonly PendingChange[], hasCart: boolean): OutboxReplay {
  const isAdditionInFlight = ({ change, isSent, unanswered }: PendingChange) =>
    change.kind === 'add' && isSent && hasCart && unanswered === undefined;
  return {
    again: left.filter((entry) => !entry.onlyIfCurrent && !isAdditionInFlight(entry)),
    isOnItsWay: left.some(isAdditionInFlight),
  };
}

const changeSchema = v.variant('kind', [
  v.object({
    kind: v.literal('add'),
    additions: v.array(
      v.object({ lineItem: lineItemSchema, merchandise: checkoutMerchandiseSchema }),
    ),
  }),
  v.object({
    kind: v.literal('replace'),
    lines: v.array(
      v.object({ id: v.string(), quantity: v.number(), seen: v.optional(v.number()) }),
    ),
  }),
  v.object({ kind: v.literal('remove'), lineIds: v.array(v.string()) }),
  v.object({
    kind: v.literal('codes'),
    discountCodes: v.array(v.string()),
    removedGiftCards: v.optional(v.array(v.string())),
  }),
]);

const outboxSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({
      change: changeSchema,
      isSent: v.boolean(),
      onlyIfCurrent: v.boolean(),
      unanswered: v.optional(v.record(v.string(), v.number())),
    }),
  ),
);

/** Call in which a change was sent that may have arrived. */
export interface SentChange extends Pick<QueuedChange, 'unanswered'> {
  readonly batch: CartBatch;
}

/** Turns steps that may have arrived into the quantities that were asked for, which may be said twice. */
function asSent(change: CartChange, sent: CartBatch | undefined): CartChange {
  if (change.kind !== 'replace' || sent?.kind !== 'replace') return change;
  return {
    kind: 'replace',
    lines: sent.replacements.map(({ id, quantity }) => ({ id, quantity })),
  };
}

/** Per tab, so that no other tab replays them. */
export function saveOutbox(
  market: Market,
  queue: readonly QueuedChange[],
  sentOf: (queued: QueuedChange) => SentChange | undefined,
  portableId: PortableId,
  { removeStored, writeStored } = browserStorage,
): void {
  const value = marketValues.cartOutbox(market);
  if (queue.length === 0) {
    removeStored(value);
    return;
  }
  const left = queue.map(
    (queued): PendingChange => ({
      // The next page may have another cart.
      change: withLineIds(asSent(queued.change, sentOf(queued)?.batch), portableId),
      isSent: sentOf(queued) !== undefined,
      onlyIfCurrent: queued.onlyIfCurrent ?? false,
      unanswered: (sentOf(queued) ?? queued).unanswered,
    }),
  );
  writeStored(value, JSON.stringify(left));
}

/** Reads and clears the outbox of the previous page. */
export function takeOutbox(
  market: Market,
  { readStored, removeStored } = browserStorage,
): readonly PendingChange[] {
  const value = marketValues.cartOutbox(market);
  const text = readStored(value);
  if (text === null) return [];
  removeStored(value);
  const parsed = v.safeParse(outboxSchema, text);
  return parsed.success ? parsed.output : [];
}
