import { isNothingLeft, type TakenBatch, takeBatch } from './cart-batch.ts';
import { createCartDelivery } from './cart-delivery.ts';
import type { CartRefresh } from './cart-refresh.ts';
import type { CartReply } from './cart-requests.ts';
import type { OptimisticUpdate, QueuedChange } from './cart-store.ts';
import type { CartTools } from './current-cart.ts';
import { linesOf } from './provisional-line.ts';

export function createCartSender(
  tools: CartTools,
  refresh: CartRefresh,
  predict: OptimisticUpdate,
) {
  const { store, current, onChanged } = tools;
  const { saveQueue, deliver } = createCartDelivery(tools);
  /** Fetches the cart that a refused change does not fit; returns whether the page before has made the change. */
  const isMadeAlready = async (changes: readonly QueuedChange[]): Promise<boolean> => {
    try {
      onChanged(await refresh.run());
    } catch (error) {
      console.error(error);
      return false;
    }
    const lines = linesOf(store.getSnapshot().checkout);
    return isNothingLeft(takeBatch(changes, lines, current.portableId));
  };
  const resolveRefused = async (
    changes: readonly QueuedChange[],
    reply: Extract<CartReply, { kind: 'failed' | 'refused' }>,
    hadCart: boolean,
  ): Promise<void> => {
    if (reply.kind === 'refused' && hadCart && (await isMadeAlready(changes))) {
      store.resolve(changes, { ok: true, checkout: store.getSnapshot().checkout });
      return;
    }
    const hasTooManyCodes = reply.kind === 'failed' && reply.hasTooManyCodes;
    const { message } = reply;
    store.resolve(changes, { ok: false, message, ...(hasTooManyCodes && { hasTooManyCodes }) });
  };
  return {
    saveQueue,
    /**
     * Sends a batch under the cart's lock, and resolves its changes. Returns false where no first cart could be made:
     * changes then wait.
     */
    async send(taken: TakenBatch): Promise<boolean> {
      const { changes } = taken;
      const before = store.getSnapshot().checkout;
      const after = predict(before, changes);
      const hadCart = current.storedId() !== null;
      const reply = await deliver(taken);
      if (reply.kind === 'failed' && !hadCart && taken.batch.kind === 'add') {
        store.markResending();
        return false;
      }
      if (reply.kind === 'failed' || reply.kind === 'refused') {
        await resolveRefused(changes, reply, hadCart);
        return true;
      }
      // Automatic changes are not tracked as the shopper's.
      const asked = isBound(changes) ? null : { before: linesOf(before), after: linesOf(after) };
      const checkout = current.keep(reply.kind === 'checkout' ? reply.checkout : null, asked);
      current.markChanged();
      onChanged(checkout);
      store.resolve(changes, { ok: true, checkout });
      return true;
    },
  };
}

/** Decided about one state of the cart. */
export function isBound(changes: readonly QueuedChange[]): boolean {
  return changes.some(({ onlyIfCurrent }) => onlyIfCurrent === true);
}
