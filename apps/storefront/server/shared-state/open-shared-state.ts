import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NO_COUNTS, openCountsOnDisk } from './in-process/counts-on-disk.ts';
import { openPagesOnDisk } from './in-process/pages-on-disk.ts';
import { type Machine, stateInProcess } from './in-process/state-in-process.ts';
import { writeWhole } from './in-process/write-whole.ts';
import { createRecords, isErrorOf, type RecordStore } from './records.ts';
import { type StateInRedisOptions, stateInRedis } from './redis/state-in-redis.ts';
import type { SharedState } from './shared-state.ts';

/** Time that a command waits for Redis. */
const READY_WITHIN_IN_MS = 5_000;

type Options = Omit<StateInRedisOptions, 'settings'> & {
  readonly settings: StateInRedisOptions['settings'] | null;
  /** Above a worker. */
  readonly machine?: Machine | undefined;
  /** Folder of the last good pages and content where there is no Redis. */
  readonly folder?: string | undefined;
  readonly maxPageBytes?: number;
};

interface RecordsConfig {
  readonly sharedState: Options['settings'];
  readonly dataDir: string;
}

/** Opens what servers have kept, for a command. */
export async function openRecords({ sharedState: settings, dataDir: folder }: RecordsConfig) {
  const metrics = { sharedStateAsked: () => {}, sharedStateIs: () => {} };
  const now = () => performance.now();
  const state = openSharedState({ settings, folder, log: () => {}, metrics, now });
  await state.purges.ready(READY_WITHIN_IN_MS);
  return state;
}

export function openSharedState({
  settings,
  machine,
  folder,
  maxPageBytes: maxBytes = 0,
  ...options
}: Options): SharedState {
  if (settings !== null) return stateInRedis({ settings, ...options });
  const noteUnkept = (what: string) => (error: unknown) =>
    options.log({ level: 'warn', event: `${what}.unkept`, reason: String(error) });
  const records = createRecords(
    folder === undefined ? null : openRecordsOnDisk(join(folder, 'last-content')),
    noteUnkept('content'),
  );
  const openPages: SharedState['openPages'] = ({ family }) =>
    folder === undefined || maxBytes === 0
      ? null
      : openPagesOnDisk({
          folder: join(folder, 'last-pages'),
          family,
          maxBytes,
          clock: Date.now,
          onError: noteUnkept('page'),
        });
  const counts =
    folder === undefined
      ? NO_COUNTS
      : openCountsOnDisk(join(folder, 'ways-shown'), noteUnkept('count'));
  return stateInProcess(options.now, machine, openPages, records, counts);
}

/** Keeps records in a folder that the workers of a server share. */
function openRecordsOnDisk(folder: string): RecordStore {
  return {
    read: (name) =>
      readFile(join(folder, name)).catch((error: unknown) =>
        isErrorOf(error, 'ENOENT') ? null : undefined,
      ),
    async write(name, value) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeWhole(join(folder, name), value);
    },
  };
}
