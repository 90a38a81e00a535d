import { setTimeout as delay } from 'node:timers/promises';
import { type Sent, send, type Wanted } from './send.ts';

export interface Phase {
  readonly sent: readonly Sent[];
  readonly durationInMs: number;
}

/** So many at a time, each sends its next when it has its answer: what the shop can do. */
export async function closedLoop(
  next: () => Wanted,
  people: number,
  durationInMs: number,
): Promise<Phase> {
  const startedAt = performance.now();
  const sent: Sent[] = [];
  const one = async () => {
    while (performance.now() - startedAt < durationInMs) sent.push(await send(next()));
  };
  await Promise.all(Array.from({ length: people }, one));
  return { sent, durationInMs: performance.now() - startedAt };
}

const TICK_IN_MS = 2;

/** So many a second, whether the ones before were answered or not: what a crowd does. */
export async function openLoop(
  next: () => Wanted,
  perSecond: number,
  durationInMs: number,
): Promise<Phase> {
  const startedAt = performance.now();
  const dueAt = (index: number) => startedAt + (index / perSecond) * 1_000;
  const answers: Promise<Sent>[] = [];
  for (;;) {
    const now = performance.now();
    if (now - startedAt >= durationInMs) break;
    while (dueAt(answers.length) <= now) answers.push(send(next(), dueAt(answers.length)));
    await delay(TICK_IN_MS);
  }
  const sentInMs = performance.now() - startedAt;
  return { sent: await Promise.all(answers), durationInMs: sentInMs };
}

const WELL_IN_A_ROW = 30;
const LONGEST_RECOVERY_IN_MS = 60_000;

/** How long until so many in a row were served again. */
export async function recovery(next: () => Wanted): Promise<number> {
  const startedAt = performance.now();
  let inARow = 0;
  let wellSince = startedAt;
  while (inARow < WELL_IN_A_ROW) {
    const { fate } = await send(next());
    inARow = fate === 'accepted' ? inARow + 1 : 0;
    if (inARow === 0) wellSince = performance.now();
    if (performance.now() - startedAt > LONGEST_RECOVERY_IN_MS) return LONGEST_RECOVERY_IN_MS;
  }
  return wellSince - startedAt;
}
