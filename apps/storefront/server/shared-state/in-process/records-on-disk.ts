import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isErrorOf, type RecordStore } from '../records.ts';
import { writeWhole } from './write-whole.ts';

/** Keeps records in a folder that the workers of a server share. */
export function openRecordsOnDisk(folder: string): RecordStore {
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
