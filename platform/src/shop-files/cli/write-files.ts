import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { asDataError } from '../../store/index.ts';

/** Writes a file whole or not at all: an export that fails leaves the one before. Throws `DataError`. */
export async function writeWhole(path: string, content: string): Promise<void> {
  const before = await stat(path).catch(() => null);
  // A pipe or a terminal cannot be replaced.
  const isReplaced = before === null || before.isFile();
  const target = isReplaced ? `${path}.part` : path;
  try {
    await writeFile(target, content);
    if (isReplaced) await rename(target, path);
  } catch (error) {
    if (isReplaced) await rm(target, { force: true }).catch(() => undefined);
    throw asDataError(error, path);
  }
}

/**
 * Writes files into a new folder that nobody else reads: all of them, or it is taken away again. False where it cannot be
 * made. Throws `DataError`.
 */
export async function writeFolder(
  folder: string,
  files: ReadonlyMap<string, string | Uint8Array>,
): Promise<boolean> {
  const isNew = await mkdir(folder, { mode: 0o700 }).then(
    () => true,
    () => false,
  );
  if (!isNew) return false;
  try {
    for (const [name, content] of files) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), content, { mode: 0o600 });
    }
    return true;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw asDataError(error, folder);
  }
}
