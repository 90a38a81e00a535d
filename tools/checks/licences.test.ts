import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../runtime/node-24.mjs';

/** Licences that allow commercial use without further conditions. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);
/** Weak copyleft is fine for a separate library file. */
const LIBRARIES = /^node_modules\/@img\/sharp-/;

interface Locked {
  readonly license?: string;
  readonly link?: boolean;
}

const lock: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(
  readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
);

/** Allows an expression if one licence of `OR`, and each of `AND`, is allowed. */
function isAllowed(licence: string, place: string): boolean {
  const bare = licence.replaceAll(/[()]/g, '');
  if (bare.includes(' OR ')) return bare.split(' OR ').some((one) => isAllowed(one, place));
  return bare
    .split(' AND ')
    .every((one) => ALLOWED.has(one) || (LIBRARIES.test(place) && one === 'LGPL-3.0-or-later'));
}

it('every installed package has an allowed licence', () => {
  const rejected = Object.entries(lock.packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && link !== true)
    .filter(([place, { license = 'none' }]) => !isAllowed(license, place))
    .map(([place, { license = 'none' }]) => `${place}: ${license}`);
  expect(rejected).toEqual([]);
});

it('rejects a licence with further conditions', () => {
  expect(isAllowed('GPL-3.0-only', 'node_modules/x')).toBe(false);
  expect(isAllowed('MIT AND GPL-3.0-only', 'node_modules/x')).toBe(false);
  expect(isAllowed('(MIT OR GPL-3.0-only)', 'node_modules/x')).toBe(true);
  expect(isAllowed('LGPL-3.0-or-later', 'node_modules/x')).toBe(false);
});
