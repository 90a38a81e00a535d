import cluster, { type Worker } from 'node:cluster';
import { readFromWorker, type ToWorker } from './messages.ts';

/** A worker that hangs holds up no other; it purges when it goes on. */
const LIMIT_IN_MS = 1_000;

/** Passes what one worker invalidated on to the others, and answers it when they have followed. */
export function spreadPurges() {
  const waiting = new Map<string, { readonly missing: Set<number>; readonly finish: () => void }>();
  const send = (worker: Worker, message: ToWorker) => {
    if (worker.isConnected()) worker.send(message);
  };
  return (worker: Worker, raw: unknown): void => {
    const message = readFromWorker(raw);
    if (message?.kind === 'purged') {
      const spread = waiting.get(message.id);
      spread?.missing.delete(worker.id);
      if (spread?.missing.size === 0) spread.finish();
    }
    if (message?.kind !== 'spread') return;
    const id = `${worker.id}-${message.id}`;
    const others = Object.values(cluster.workers ?? {}).flatMap((one) =>
      one === undefined || one.id === worker.id || !one.isConnected() ? [] : [one],
    );
    const finish = () => {
      clearTimeout(limit);
      waiting.delete(id);
      send(worker, { kind: 'done', id: message.id });
    };
    const limit = setTimeout(finish, LIMIT_IN_MS);
    waiting.set(id, { missing: new Set(others.map((other) => other.id)), finish });
    for (const other of others) send(other, { kind: 'purge', id, tags: message.tags });
    if (others.length === 0) finish();
  };
}
