import { sendAgain } from '../connectivity/send-again.ts';
import { isHeldBy, quantitiesAfter } from './added-quantities.ts';
import type { TakenBatch } from './cart-batch.ts';
import { type SentChange, saveOutbox } from './cart-outbox.ts';
import type { CartReply } from './cart-requests.ts';
import type { Quantities, QueuedChange } from './cart-store.ts';
import { forgetWish, wishFor } from './cart-wish.ts';
import { type CartTools, passingIn } from './current-cart.ts';
import { linesOf } from './provisional-line.ts';

/** Creates the way of a batch to the shop, under the cart's lock. */
export function createCartDelivery({ market, store, api, storage, current, ...tools }: CartTools) {
  const { locale } = market;
  /** Changes that may have arrived; of additions whose sending failed, what tells that they have. */
  const sent = new WeakMap<QueuedChange, SentChange>();
  /** Records the unanswered changes for the next page. */
  const saveQueue = () => {
    saveOutbox(
      market,
      store.getSnapshot().queue,
      (queued) => sent.get(queued),
      current.portableId,
      storage,
    );
  };
  const sendOrStart = async (batch: TakenBatch['batch']): Promise<CartReply> => {
    const id = current.storedId();
    const reply = id === null ? null : await api.sendBatch(locale, id, batch);
    if (reply !== null && reply.kind !== 'gone') return reply;
    if (batch.kind !== 'add') return { kind: 'gone' };
    const { lineItems } = batch;
    const made = await api.createCart(locale, lineItems, wishFor(market, lineItems, storage));
    if (made.kind !== 'failed') forgetWish(market, storage);
    return made;
  };
  /** Looks for additions whose answer was lost; null when they are to be sent again. */
  const findAdded = async (unanswered: Quantities): Promise<CartReply | null> => {
    const id = current.storedId();
    if (id === null) return null;
    const reply = await api.fetchCart(locale, id);
    if (reply.kind === 'failed') return reply;
    return reply.kind === 'checkout' && isHeldBy(linesOf(reply.checkout), unanswered)
      ? reply
      : null;
  };
  /** Sends until the shop answers; meanwhile the changes are shown, and kept for the next page. */
  const deliver = ({ changes, batch }: TakenBatch): Promise<CartReply> => {
    let unanswered = changes[0]?.unanswered;
    return sendAgain({
      ...tools,
      async send() {
        for (const change of changes) sent.set(change, { batch, unanswered });
        saveQueue();
        const found = unanswered === undefined ? null : await findAdded(unanswered);
        const reply = found ?? (await sendOrStart(batch));
        // A page that is left has its requests rejected and no next task: the next page makes the change.
        if (reply.kind === 'failed') await new Promise((done) => setTimeout(done));
        return reply;
      },
      passingFailureOf: passingIn,
      onWait({ mayHaveArrived }) {
        if (mayHaveArrived && current.storedId() !== null) {
          unanswered ??= quantitiesAfter(linesOf(store.getSnapshot().checkout), changes);
        }
        for (const change of changes) {
          if (mayHaveArrived || unanswered !== undefined) sent.set(change, { batch, unanswered });
          else sent.delete(change);
        }
        store.markResending();
        saveQueue();
      },
    });
  };
  return { saveQueue, deliver };
}
