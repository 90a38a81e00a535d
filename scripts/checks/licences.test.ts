import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../runtime/node-24.mjs';

/** Whoever sells with this shop may use these without asking anybody. */
const WELCOME: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
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
/** Weak copyleft, fit for a library of its own file that nothing of ours is linked into. */
const LIBRARIES = /^node_modules\/@img\/sharp-/;

interface Locked {
  readonly license?: string;
  readonly link?: boolean;
}

const lock: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(
  readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
);

/** One of several may be chosen; of those that hold together, each must be welcome. */
function isWelcome(licence: string, place: string): boolean {
  const bare = licence.replaceAll(/[()]/g, '');
  if (bare.includes(' OR ')) return bare.split(' OR ').some((one) => isWelcome(one, place));
  return bare
    .split(' AND ')
    .every((one) => WELCOME.has(one) || (LIBRARIES.test(place) && one === 'LGPL-3.0-or-later'));
}

it('every package that comes along has a licence that is welcome', () => {
  const strangers = Object.entries(lock.packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && link !== true)
    .filter(([place, { license = 'none' }]) => !isWelcome(license, place))
    .map(([place, { license = 'none' }]) => `${place}: ${license}`);
  expect(strangers).toEqual([]);
});

it('a licence that asks for more is no welcome one', () => {
  expect(isWelcome('GPL-3.0-only', 'node_modules/x')).toBe(false);
  expect(isWelcome('MIT AND GPL-3.0-only', 'node_modules/x')).toBe(false);
  expect(isWelcome('(MIT OR GPL-3.0-only)', 'node_modules/x')).toBe(true);
  expect(isWelcome('LGPL-3.0-or-later', 'node_modules/x')).toBe(false);
});
