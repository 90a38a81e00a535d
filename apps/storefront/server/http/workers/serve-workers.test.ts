import { expect, it } from 'vitest';
import { createExchanges } from '../../shared-state/create-exchanges.ts';
import { openCalls } from './calls.ts';
import { holdExchanges } from './serve-workers.ts';
import { exchangesAbove } from './worker-link.ts';

type Listener = (raw: unknown) => void;

/** Two workers, each with a channel to the process above, which keeps their exchanges. */
function openMachine() {
  const held = holdExchanges(() => 0);
  const openWorker = () => {
    let toWorker: Listener = () => undefined;
    let toProcess: Listener = () => undefined;
    // A message reaches another process a little later.
    const later = (listener: () => Listener) => (message: unknown) =>
      queueMicrotask(() => listener()(message));
    const above = openCalls({
      send: later(() => toWorker),
      listen: (listener) => {
        toProcess = listener;
      },
    });
    above.answer(held);
    const { call } = openCalls({
      send: later(() => toProcess),
      listen: (listener) => {
        toWorker = listener;
      },
    });
    return createExchanges(exchangesAbove(call), () => performance.now());
  };
  return [openWorker(), openWorker()] as const;
}

it('one worker does what the others wait for', async () => {
  const [first, second] = openMachine();
  const turn = await first.take('token');
  const waiting = second.take('token');
  if (turn.kind === 'make') await turn.keep('given');
  expect(await waiting).toEqual({ kind: 'found', value: 'given' });
});

it('a worker that gives up leaves it to the next', async () => {
  const [first, second] = openMachine();
  const turn = await first.take('token');
  const waiting = second.take('token');
  if (turn.kind === 'make') await turn.giveUp();
  expect((await waiting).kind).toBe('make');
});

it('a process above that does not answer leaves it to each worker', async () => {
  const exchanges = createExchanges(
    exchangesAbove(async () => undefined),
    () => 0,
  );
  expect((await exchanges.take('token')).kind).toBe('make');
});
