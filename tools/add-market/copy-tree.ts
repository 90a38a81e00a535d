import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';

const COPIED = [
  'apps',
  'packages',
  'platform',
  'tools',
  '.env.example',
  '.gitignore',
  'biome.json',
];
const MORE = ['package.json', 'tsconfig.base.json'];
const MADE = new Set(['node_modules', 'build', '.react-router']);

/** A copy of the repository to try a change in: its own packages are copies, everything else is linked. */
export function copyTree(root: string, target: string): void {
  for (const name of [...COPIED, ...MORE]) {
    cpSync(join(root, name), join(target, name), {
      recursive: true,
      filter: (source) => !MADE.has(basename(source)) && !source.endsWith('/imports/generated'),
    });
  }
  const packages = join(target, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(join(root, 'node_modules'))) {
    // Links to the packages of the repository are relative: copied, they lead to the copies.
    if (name === '@lokke') {
      cpSync(join(root, 'node_modules', name), join(packages, name), {
        recursive: true,
        verbatimSymlinks: true,
      });
    } else if (name !== '.cache' && name !== '.vite') {
      symlinkSync(join(root, 'node_modules', name), join(packages, name));
    }
  }
}
