import { openPagesOnDisk } from './in-process/pages-on-disk.ts';
import { type Machine, stateInProcess } from './in-process/state-in-process.ts';
import { type StateInRedisOptions, stateInRedis } from './redis/state-in-redis.ts';
import type { SharedState } from './shared-state.ts';

type Options = Omit<StateInRedisOptions, 'settings'> & {
  readonly settings: StateInRedisOptions['settings'] | null;
  /** Above a worker. */
  readonly machine?: Machine | undefined;
  /** Folder of the last good pages where there is no Redis. */
  readonly pagesFolder?: string | undefined;
  readonly maxPageBytes?: number;
};

export function openSharedState({
  settings,
  machine,
  pagesFolder: folder,
  maxPageBytes: maxBytes = 0,
  ...options
}: Options): SharedState {
  if (settings !== null) return stateInRedis({ settings, ...options });
  const onError = (error: unknown) =>
    options.log({ level: 'warn', event: 'page.unkept', reason: String(error) });
  return stateInProcess(options.now, machine, ({ family }) =>
    folder === undefined || maxBytes === 0
      ? null
      : openPagesOnDisk({ folder, family, maxBytes, clock: Date.now, onError }),
  );
}
