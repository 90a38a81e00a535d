import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../tools/runtime/node-24.mjs';

const FILE = join(ROOT, 'apps/storefront/build/client/.vite/contents.json');
const MOST_PARTS = 5;
/** Share from which on a part is named. */
const LEAST_SHARE = 0.04;

/** Modules of each script with their length before minifying. */
export type Contents = Readonly<Record<string, Readonly<Record<string, number>>>>;

export function readContents(): Contents {
  if (!existsSync(FILE)) throw new Error('Run npm run build first.');
  return JSON.parse(readFileSync(FILE, 'utf8'));
}

/** Names the largest parts of a file with their share of it: `features/shell 31 %, domain/markets 12 %`. */
export function largestParts(contents: Contents, file: string): string {
  const sizes = new Map<string, number>();
  let total = 0;
  for (const [module, length] of Object.entries(contents[file] ?? {})) {
    const part = partOf(module);
    sizes.set(part, (sizes.get(part) ?? 0) + length);
    total += length;
  }
  return [...sizes]
    .filter(([, length]) => length >= total * LEAST_SHARE)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST_PARTS)
    .map(([part, length]) => `${part} ${Math.round((100 * length) / total)} %`)
    .join(', ');
}

/** Marks modules that a bundler makes up. */
const VIRTUAL = '\0';
const PARTS: readonly (readonly [RegExp, string])[] = [
  [/node_modules\/((?:@[^/]+\/)?[^/]+)\//, '$1'],
  [/^packages\/i18n\//, 'messages'],
  [/^packages\/vendors\/([^/]+)\//, '$1'],
  [/^packages\/([^/]+)\/src\/([^/.]+)/, '$1/$2'],
  [/^apps\/storefront\/app\/(features|state|shared|routes)\/([^/.]+)/, '$1/$2'],
  [/^apps\/storefront\/app\/ui\//, 'ui'],
  [/^apps\/storefront\/(?:app\/)?([^/.]+)/, '$1'],
];

/** Finds the library, package or feature that a module belongs to. */
function partOf(module: string): string {
  if (module.includes(VIRTUAL)) return 'the bundler';
  for (const [pattern, name] of PARTS) {
    const match = pattern.exec(module);
    if (match !== null) return match[0].replace(pattern, name);
  }
  return 'other';
}
