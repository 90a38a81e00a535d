import { setTimeout as delay } from 'node:timers/promises';
import {
  describeExit,
  type Exit,
  type Service,
  type ServiceDefinition,
  startService,
} from './service.ts';

export interface Supervision {
  readonly definition: ServiceDefinition;
  /** Resolves when the health check passes; called again after each restart. */
  readonly waitUntilReady: (signal: AbortSignal) => Promise<void>;
  readonly print: (line: string) => void;
  /** Aborted when all is to end: a service that was told so as well is not started again. */
  readonly signal?: AbortSignal;
  /** Rejects where another program took the service's place: nothing is restarted then, and the supervision fails. */
  readonly checkPlace?: () => Promise<void>;
  readonly firstPauseInMs?: number;
  readonly maxPauseInMs?: number;
  readonly stopLimitInMs?: number;
}

export interface Supervised {
  /** Rejects when the process ends before its first passed health check. */
  readonly ready: Promise<void>;
  /** Rejects when the service cannot be restarted; never resolves. */
  readonly failed: Promise<never>;
  stop(): Promise<void>;
}

/** Restarts that are put off: workers that a service left behind may hold its place for a moment. */
const MAX_REFUSALS = 3;

/** Runs a service and, once it has been ready, restarts it after a crash. */
export function supervise(supervision: Supervision): Supervised {
  const { definition, print, signal } = supervision;
  const stopping = new AbortController();
  let current = startService(definition, print);
  const ready = waitForReady(supervision, current, stopping.signal);
  const { promise: failed, reject: fail } = Promise.withResolvers<never>();
  failed.catch(() => undefined);
  const watching = ready.then(watch, () => undefined);

  async function watch(): Promise<void> {
    const { firstPauseInMs = 500, checkPlace = async () => undefined } = supervision;
    let refusals = 0;
    let pauseInMs = firstPauseInMs;
    for (;;) {
      const exit = await current.exited;
      if (stopping.signal.aborted || signal?.aborted === true) return;
      if (refusals === 0)
        print(`${definition.name} ended with ${describeExit(exit)}; restarting it.`);
      await delay(pauseInMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      pauseInMs = Math.min(pauseInMs * 2, supervision.maxPauseInMs ?? 10_000);
      const refusal = await checkPlace().catch((error: unknown) => error);
      if (refusal !== undefined) {
        refusals += 1;
        if (refusals === MAX_REFUSALS) return fail(refusal);
        continue;
      }
      refusals = 0;
      current = startService(definition, print);
      // Exponential backoff only while restarts fail.
      if (await recovers(supervision, current, stopping.signal)) pauseInMs = firstPauseInMs;
    }
  }

  return {
    ready,
    failed,
    stop: async () => {
      stopping.abort(new Error(`${definition.name} is being stopped.`));
      await current.stop(supervision.stopLimitInMs ?? 10_000);
      await watching;
    },
  };
}

async function recovers(
  supervision: Supervision,
  service: Service,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    await waitForReady(supervision, service, signal);
    supervision.print(`${supervision.definition.name} is healthy again.`);
    return true;
  } catch {
    // Ended again or being stopped: the caller's next turn finds out.
    return false;
  }
}

async function waitForReady(
  { definition, waitUntilReady }: Supervision,
  service: Service,
  stopping: AbortSignal,
): Promise<void> {
  const ended = new AbortController();
  const failure = service.exited.then((exit: Exit) => {
    const error = new Error(
      `${definition.name} ended with ${describeExit(exit)} before it answered.`,
    );
    ended.abort(error);
    throw error;
  });
  await Promise.race([failure, waitUntilReady(AbortSignal.any([stopping, ended.signal]))]);
}
