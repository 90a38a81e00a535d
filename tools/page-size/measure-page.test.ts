import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { ClientBuild } from './manifest.ts';
import { findGrown, measurePage, total } from './measure-page.ts';

const languages = ['nl', 'fr', 'en', 'de', 'es', 'nb', 'sv'];
const SIZES: Readonly<Record<string, number>> = {
  'assets/entry.client-aaaaaaa.js': 100,
  'assets/root-aaaaaaa.js': 200,
  'assets/home-aaaaaaa.js': 300,
  'assets/shared-aaaaaaa.js': 400,
  'assets/later-aaaaaaa.js': 5000,
  'assets/manifest-abc.js': 50,
  ...Object.fromEntries(languages.map((it, index) => [`assets/${it}-aaaaaaa.js`, 10 + index])),
};
const SHEET = ':root{}';

/** Bytes that do not repeat themselves: the same in every run. */
function bytesOf(file: string): Uint8Array {
  const part = (index: number) => createHash('sha256').update(`${file} ${index}`).digest();
  return Buffer.concat(Array.from({ length: 200 }, (_, index) => part(index))).subarray(
    0,
    SIZES[file] ?? 0,
  );
}

const build: ClientBuild = {
  manifest: {
    'app/entry.client.tsx': { file: 'assets/entry.client-aaaaaaa.js', imports: ['_shared'] },
    'app/root.tsx?router': { file: 'assets/root-aaaaaaa.js', css: ['assets/root-aaaaaaa.css'] },
    'app/routes/home.tsx?router': { file: 'assets/home-aaaaaaa.js', imports: ['_shared'] },
    'app/routes/later.tsx?router': { file: 'assets/later-aaaaaaa.js' },
    _shared: { file: 'assets/shared-aaaaaaa.js' },
    '/somewhere/app/styles/index.css': { file: 'assets/index-aaaaaaa.css' },
    ...Object.fromEntries(
      languages.map((it) => [
        `../../packages/i18n/generated/${it}.ts`,
        { file: `assets/${it}-aaaaaaa.js` },
      ]),
    ),
  },
  routeList: 'assets/manifest-abc.js',
  read: (file) => {
    if (file.endsWith('.css')) return new TextEncoder().encode(SHEET);
    return bytesOf(file);
  },
  brandStyles: ':root{--ink:#000000}',
  fonts: [{ name: 'fonts/imbue.woff2', sizeInBytes: 777 }],
};

test('a page weighs its route, what every page has, what they import, and one language', () => {
  const { scripts, styles, fonts } = measurePage({ routes: ['routes/home.tsx'] }, build);
  expect(scripts.map(({ name }) => name).toSorted()).toEqual([
    'entry.client.js',
    'home.js',
    'manifest-abc.js',
    'root.js',
    'shared.js',
    'texts.js',
  ]);
  const files = Object.keys(SIZES).filter((file) =>
    /client|root|home|shared|manifest|sv/.test(file),
  );
  const sizes = files.map((file) => gzipSync(bytesOf(file), { level: 9 }).byteLength);
  expect(total(scripts)).toBe(sizes.reduce((sum, size) => sum + size));
  expect(styles.map(({ name }) => name)).toEqual(['index.css', 'root.css', 'brand.css']);
  expect(fonts).toEqual([{ name: 'fonts/imbue.woff2', sizeInBytes: 777 }]);
});

test('a page that is not in the build is named', () => {
  expect(() => measurePage({ routes: ['routes/shoes.tsx'] }, build)).toThrow(
    'The build has no app/routes/shoes.tsx.',
  );
});

test('what has grown is told, the most first, and what is new counts whole', () => {
  const files = [
    { name: 'root.js', sizeInBytes: 110 },
    { name: 'home.js', sizeInBytes: 90 },
    { name: 'new.js', sizeInBytes: 30 },
  ];
  expect(findGrown(files, { 'root.js': 100, 'home.js': 95 })).toEqual([
    'new.js +30',
    'root.js +10',
  ]);
});
