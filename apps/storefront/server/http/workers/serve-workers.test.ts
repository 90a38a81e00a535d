import { expect, it } from 'vitest';
import { createExchanges } from '../../shared-state/create-exchanges.ts';
import {
  BUSY_FOR_IN_MS,
  createWebhookMemory,
  webhooksOfMachine,
} from '../../shared-state/in-process/webhook-memory.ts';
import { openCalls } from './calls.ts';
import { holdExchanges, rememberWebhooks } from './serve-workers.ts';
import { exchangesAbove, webhooksAbove } from './worker-link.ts';

type Listener = (raw: unknown) => void;

let timeInMs = 0;
const now = () => timeInMs;

/** Two workers, each with a channel to the process above, which keeps what they share. */
function openMachine() {
  const held = { ...holdExchanges(now), ...rememberWebhooks(now) };
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
    return {
      ...createExchanges(exchangesAbove(call), () => performance.now()),
      ...webhooksOfMachine(webhooksAbove(call), createWebhookMemory(now)),
    };
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

const WEBHOOK = { digest: 'd', subject: 'nl product', topic: 'products/update' };

it('a webhook delivered to two workers at once is handled by one, and known to both then', async () => {
  const [first, second] = openMachine();
  expect(await Promise.all([first.begin(WEBHOOK), second.begin(WEBHOOK)])).toEqual(['new', 'busy']);
  await first.finish(WEBHOOK);
  expect([await first.begin(WEBHOOK), await second.begin(WEBHOOK)]).toEqual(['known', 'known']);
  expect(await second.begin({ ...WEBHOOK, subject: 'fr product' })).toBe('other');
});

it.each([
  [0, 'busy'],
  [1, 'new'],
])(
  'a worker that ended while handling one holds it up no longer: %d ms after',
  async (late, turn) => {
    const [first, second] = openMachine();
    await first.begin(WEBHOOK);
    timeInMs += BUSY_FOR_IN_MS - 1 + late;
    expect(await second.begin(WEBHOOK)).toBe(turn);
  },
);

it('one that could not be handled is handled by the worker it reaches next', async () => {
  const [first, second] = openMachine();
  await first.begin(WEBHOOK);
  await first.forget(WEBHOOK);
  expect(await second.begin(WEBHOOK)).toBe('new');
});

it('a worker without an answer from above remembers for itself', async () => {
  const alone = webhooksOfMachine(
    webhooksAbove(async () => undefined),
    createWebhookMemory(now),
  );
  expect(await alone.begin(WEBHOOK)).toBe('new');
  await alone.finish(WEBHOOK);
  expect(await alone.begin(WEBHOOK)).toBe('known');
});
