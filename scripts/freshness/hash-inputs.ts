import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const IGNORED_FOLDERS = new Set(['node_modules', 'build', 'generated', '.react-router']);

/** One hash over the names and contents of files and folders: the same inputs give the same hash on every machine. */
export function hashInputs(root: string, inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesBelow(join(root, input))).sort()) {
    hash.update(`${relative(root, file)}\0`);
    hash.update(createHash('sha256').update(readFileSync(file)).digest());
  }
  return hash.digest('hex');
}

function filesBelow(path: string): readonly string[] {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return [];
  if (!stat.isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !(entry.isDirectory() && IGNORED_FOLDERS.has(entry.name)))
    .flatMap((entry) => filesBelow(join(path, entry.name)));
}
