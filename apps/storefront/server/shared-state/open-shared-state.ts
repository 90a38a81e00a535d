import type { MachineCounts } from './in-process/rate-limiter.ts';
import { stateInProcess } from './in-process/state-in-process.ts';
import { type StateInRedisOptions, stateInRedis } from './redis/state-in-redis.ts';
import type { SharedState } from './shared-state.ts';

type Options = Omit<StateInRedisOptions, 'settings'> & {
  readonly settings: StateInRedisOptions['settings'] | null;
  /** Counts of a worker. */
  readonly machine?: MachineCounts | undefined;
};

export function openSharedState({ settings, machine, ...options }: Options): SharedState {
  return settings === null
    ? stateInProcess(options.now, machine)
    : stateInRedis({ settings, ...options });
}
