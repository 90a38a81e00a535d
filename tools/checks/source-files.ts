import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Lists the files that git tracks or would add: nothing generated, built or installed. */
export function sourceFiles(root: string): readonly string[] {
  const list = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const files = new Set(list.split('\0').filter((file) => file !== ''));
  return [...files].filter((file) => existsSync(join(root, file))).sort();
}
