import { stateInProcess } from './in-process/state-in-process.ts';
import { type StateInRedisOptions, stateInRedis } from './redis/state-in-redis.ts';
import type { SharedState } from './shared-state.ts';

type Options = Omit<StateInRedisOptions, 'settings'> & {
  readonly settings: StateInRedisOptions['settings'] | null;
};

export function openSharedState({ settings, ...options }: Options): SharedState {
  return settings === null ? stateInProcess(options.now) : stateInRedis({ settings, ...options });
}
