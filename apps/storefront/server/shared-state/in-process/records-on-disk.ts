import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isErrorOf, type RecordStore } from '../records.ts';

/** Keeps records in a folder that the workers of a server share. */
export function openRecordsOnDisk(folder: string): RecordStore {
  return {
    read: (name) =>
      readFile(join(folder, name)).catch((error: unknown) =>
        isErrorOf(error, 'ENOENT') ? null : undefined,
      ),
    async write(name, value) {
      const draft = join(folder, `${name}.${randomUUID()}.draft`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(draft, value, { mode: 0o600 });
      await rename(draft, join(folder, name));
    },
  };
}
