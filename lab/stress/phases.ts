import { setTimeout as delay } from 'node:timers/promises';
import { type PlannedRequest, type RequestResult, send } from './send.ts';

export interface Phase {
  readonly results: readonly RequestResult[];
  readonly durationInMs: number;
}

/** Closed loop: `people` send their next request when they have a response. Measures capacity. */
export async function closedLoop(
  next: () => PlannedRequest,
  people: number,
  durationInMs: number,
): Promise<Phase> {
  const startedAt = performance.now();
  const results: RequestResult[] = [];
  const one = async () => {
    while (performance.now() - startedAt < durationInMs) results.push(await send(next()));
  };
  await Promise.all(Array.from({ length: people }, one));
  return { results, durationInMs: performance.now() - startedAt };
}

const TICK_IN_MS = 2;

/** Open loop: sends at a steady rate, whether earlier requests were answered or not, as a crowd does. */
export async function openLoop(
  next: () => PlannedRequest,
  perSecond: number,
  durationInMs: number,
): Promise<Phase> {
  const startedAt = performance.now();
  const dueAt = (index: number) => startedAt + (index / perSecond) * 1_000;
  const sending: Promise<RequestResult>[] = [];
  for (;;) {
    const now = performance.now();
    if (now - startedAt >= durationInMs) break;
    while (dueAt(sending.length) <= now) sending.push(send(next(), dueAt(sending.length)));
    await delay(TICK_IN_MS);
  }
  const sentInMs = performance.now() - startedAt;
  return { results: await Promise.all(sending), durationInMs: sentInMs };
}

const IN_A_ROW = 30;
const MAX_RECOVERY_IN_MS = 60_000;

/** Measures how long it takes until `IN_A_ROW` requests in a row are accepted again. */
export async function recovery(next: () => PlannedRequest): Promise<number> {
  const startedAt = performance.now();
  let inARow = 0;
  let acceptedSince = startedAt;
  while (inARow < IN_A_ROW) {
    const { outcome } = await send(next());
    inARow = outcome === 'accepted' ? inARow + 1 : 0;
    if (inARow === 0) acceptedSince = performance.now();
    if (performance.now() - startedAt > MAX_RECOVERY_IN_MS) return MAX_RECOVERY_IN_MS;
  }
  return acceptedSince - startedAt;
}
