import { appendFile, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isErrorOf } from '../records.ts';
import { COUNTS_LAST_IN_DAYS, type Counts } from '../shared-state.ts';

/** Some fifty thousand counts a day; a shop that has more has Redis. */
const MAX_BYTES = 1_048_576;

/** Keeps counts in a file of each day, to which the workers of a server append lines, which the system writes whole. */
export function openCountsOnDisk(folder: string, onError: (error: unknown) => void): Counts {
  async function append(day: string, names: readonly string[]): Promise<void> {
    const file = join(folder, day);
    const sizeInBytes = await stat(file).then(
      ({ size }) => size,
      () => 0,
    );
    if (sizeInBytes === 0) await prepare();
    if (sizeInBytes > MAX_BYTES) return;
    await appendFile(file, names.map((name) => `${name}\n`).join(''), { mode: 0o600 });
  }
  /** Makes the folder, and deletes days that are too old. */
  async function prepare(): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const days = (await readdir(folder)).toSorted();
    for (const day of days.slice(0, -COUNTS_LAST_IN_DAYS)) {
      await rm(join(folder, day), { force: true });
    }
  }
  return {
    add: (day, names) => append(day, names).catch(onError),
    async read(day) {
      try {
        const counts = new Map<string, number>();
        for (const name of (await readFile(join(folder, day), 'utf8')).split('\n')) {
          if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
        }
        return counts;
      } catch (error) {
        return isErrorOf(error, 'ENOENT') ? new Map() : null;
      }
    },
  };
}

/** A server without a place counts nothing. */
export const NO_COUNTS: Counts = { add: async () => undefined, read: async () => null };
