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
  /** Resolves when the process answers; asked for again after each restart. */
  readonly untilReady: (signal: AbortSignal) => Promise<void>;
  readonly print: (line: string) => void;
  readonly firstPauseInMs?: number;
  readonly longestPauseInMs?: number;
  readonly stopLimitInMs?: number;
}

export interface Supervised {
  /** Rejects when the process ends before it has answered once. */
  readonly ready: Promise<void>;
  stop(): Promise<void>;
}

/** Runs a service; once it has answered, a crash is reported and the service started again. */
export function supervise(supervision: Supervision): Supervised {
  const { definition, print } = supervision;
  const stopping = new AbortController();
  let current = startService(definition, print);
  const ready = answers(supervision, current, stopping.signal);
  const watching = ready.then(watch, () => undefined);

  async function watch(): Promise<void> {
    const { firstPauseInMs = 500 } = supervision;
    let pauseInMs = firstPauseInMs;
    for (;;) {
      const exit = await current.exited;
      if (stopping.signal.aborted) return;
      print(`${definition.name} ended with ${describeExit(exit)}; restarting it.`);
      await delay(pauseInMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      pauseInMs = Math.min(pauseInMs * 2, supervision.longestPauseInMs ?? 10_000);
      current = startService(definition, print);
      // What has come back begins anew: only what cannot is tried less and less often.
      if (await comesBack(supervision, current, stopping.signal)) pauseInMs = firstPauseInMs;
    }
  }

  return {
    ready,
    stop: async () => {
      stopping.abort(new Error(`${definition.name} is being stopped.`));
      await current.stop(supervision.stopLimitInMs ?? 10_000);
      await watching;
    },
  };
}

async function comesBack(
  supervision: Supervision,
  service: Service,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    await answers(supervision, service, signal);
    supervision.print(`${supervision.definition.name} is healthy again.`);
    return true;
  } catch {
    // It ended once more or is being stopped: the caller's next turn says so.
    return false;
  }
}

async function answers(
  { definition, untilReady }: Supervision,
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
  await Promise.race([failure, untilReady(AbortSignal.any([stopping, ended.signal]))]);
}
