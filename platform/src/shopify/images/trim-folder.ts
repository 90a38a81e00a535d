import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

interface KeptFile {
  readonly path: string;
  readonly bytes: number;
  readonly writtenAtInMs: number;
}

async function filesIn(folder: string): Promise<readonly KeptFile[]> {
  const found: KeptFile[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    // May be gone: another process trims too.
    const known = await stat(path).catch(() => null);
    if (known !== null) found.push({ path, bytes: known.size, writtenAtInMs: known.mtimeMs });
  }
  return found;
}

/** Deletes the files of a folder that were written first, until the others take no more than so many bytes. */
export async function trimFolder(folder: string, mostBytes: number): Promise<void> {
  const newestFirst = (await filesIn(folder)).toSorted((a, b) => b.writtenAtInMs - a.writtenAtInMs);
  let bytes = 0;
  for (const file of newestFirst) {
    bytes += file.bytes;
    if (bytes > mostBytes) await rm(file.path, { force: true });
  }
}
