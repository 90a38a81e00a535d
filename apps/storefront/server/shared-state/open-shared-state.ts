import { openPagesOnDisk, type PagesOnDiskOptions } from './in-process/pages-on-disk.ts';
import { type Machine, stateInProcess } from './in-process/state-in-process.ts';
import { type StateInRedisOptions, stateInRedis } from './redis/state-in-redis.ts';
import type { SharedState } from './shared-state.ts';

type Options = Omit<StateInRedisOptions, 'settings'> & {
  readonly settings: StateInRedisOptions['settings'] | null;
  /** Above a worker. */
  readonly machine?: Machine | undefined;
  /** Place of the last good pages where there is no Redis. */
  readonly disk?: Pick<PagesOnDiskOptions, 'folder' | 'maxBytes'>;
};

export function openSharedState({ settings, machine, disk, ...options }: Options): SharedState {
  if (settings !== null) return stateInRedis({ settings, ...options });
  const onError = (error: unknown) =>
    options.log({ level: 'warn', event: 'page.unkept', reason: String(error) });
  return stateInProcess(options.now, machine, ({ family }) =>
    disk === undefined || disk.maxBytes === 0
      ? null
      : openPagesOnDisk({ ...disk, family, clock: Date.now, onError }),
  );
}
