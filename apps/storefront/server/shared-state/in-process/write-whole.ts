import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';

/** End of the name of a file that is not whole yet. */
export const DRAFT = '.draft';

/** Writes a file by rename, so that a reader never sees a part; on a full disk nothing of it stays. */
export async function writeWhole(file: string, data: string | Uint8Array): Promise<void> {
  const draft = `${file}.${randomUUID()}${DRAFT}`;
  try {
    await writeFile(draft, data, { mode: 0o600 });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
