import { setTimeout as delay } from 'node:timers/promises';

const POLL_INTERVAL_IN_MS = 50;
const ANSWER_LIMIT_IN_MS = 2000;

/** Polls a health check until it passes; throws the signal's reason when aborted. */
export async function waitUntilHealthy(url: string, signal: AbortSignal): Promise<void> {
  while (!(await isHealthy(url, signal))) {
    await delay(POLL_INTERVAL_IN_MS, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
}

async function isHealthy(url: string, signal: AbortSignal): Promise<boolean> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_LIMIT_IN_MS)]);
  try {
    const response = await fetch(url, { signal: limit });
    await response.body?.cancel();
    return response.ok;
  } catch {
    signal.throwIfAborted();
    return false; // does not listen yet
  }
}
