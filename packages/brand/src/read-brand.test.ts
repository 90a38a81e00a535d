import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { brandFolderOf, readBrand } from './read-brand.ts';

const DEMO = brandFolderOf({});
const PLAIN = join(DEMO, '..', 'brand-plain');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brand-'));
  cpSync(DEMO, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Sets a field of a file: `mark.svg`. */
function change(file: string, path: string, value: unknown): void {
  const place = join(folder, file);
  const content: unknown = JSON.parse(readFileSync(place, 'utf8'));
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let object = content;
  for (const key of keys) object = Reflect.get(Object(object), key);
  if (value === undefined) Reflect.deleteProperty(Object(object), last);
  else Reflect.set(Object(object), last, value);
  writeFileSync(place, JSON.stringify(content));
}

test.each([DEMO, PLAIN])('the brand in %s can be used', (place) => {
  const brand = readBrand(place);
  expect(brand.name).not.toBe('');
  expect(brand.files.get(brand.favicon)?.contentType).toBe('image/svg+xml');
});

test.each([
  ['fonts/imbue.woff2', 'not a font', 'it is no woff2 font.'],
  ['wordmark.svg', '<svg viewBox="0 0 4 1" onload="x()"/>', 'an SVG with scripts cannot be used.'],
  // Nobody knows its shape.
  ['wordmark.svg', '<svg/>', 'the SVG needs a viewBox.'],
])('the file %s with %s is refused: %s', (file, content, sentence) => {
  writeFileSync(join(folder, 'files', file), content);
  expect(() => readBrand(folder)).toThrow(`"${file}": ${sentence}`);
});

type Case = readonly [path: string, value: unknown, sentence: string];
const CASES: Readonly<Record<'brand.json' | 'tokens.json', readonly Case[]>> = {
  'brand.json': [
    ['facts', [{ of: 'author', label: { default: 'Author' } }], 'facts.0.of must be "vendor" or a'],
    ['name', undefined, 'name is missing.'],
    ['name', '', 'name must not be empty, not "".'],
    ['fonts.0.file', 'favicon.svg', 'fonts.0.file must be a woff2 file, not "favicon.svg".'],
    ['slogan', 'Hi', 'slogan is unknown.'],
    ['mark', {}, 'mark must be { "svg": "a file" } or { "text": "a name" }'],
    ['favicon', 'none.svg', 'favicon: "none.svg": it cannot be read (ENOENT).'],
    ['favicon', '../tokens.json', 'favicon must be the path of a file in "files"'],
    ['favicon', 'favicon.ico', 'favicon: "favicon.ico": only .svg,'],
    ['sellers.default.email', 'hello', 'sellers.default.email must be an e-mail address'],
    ['ranges.0.handle', 'dew', '"dew" has no picture files/pictures/range-dew-320.avif.'],
    ['fonts.0.fallbacks.1.family', 'Stand-in', 'fonts: no family of tokens.json names "Stand-in".'],
    ['ranges.0.deep', '#909090', '"range-deep" (#909090) on "range-wash" (#e6efef) has a contrast'],
  ],
  'tokens.json': [
    ['colours.ink', 'red', 'colours.ink must be a colour such as "#20141f", not "red".'],
    ['type.measure', '62ch;} body{', 'type.measure must be one CSS value'],
    ['shape.scrim', 'url(x)', 'shape.scrim must not load a file'],
    ['motion.ease', undefined, 'motion.ease is missing.'],
    [
      'colours.stone',
      '#999999',
      '(#999999) on "paper" (#f7f8f5) has a contrast of 2.67; it needs 4.5.',
    ],
  ],
};

describe.each(['brand.json', 'tokens.json'] as const)('%s', (file) => {
  test.each(CASES[file])('with %s as %j is refused: %s', (path, value, sentence) => {
    change(file, path, value);
    expect(() => readBrand(folder)).toThrow(sentence);
    expect(() => readBrand(folder)).toThrow(`${file}: `);
  });
});

it('a range that says it has a wide scene needs its pictures', () => {
  const scene = join(folder, 'files/pictures/scene-rain-960.avif');
  rmSync(scene);
  expect(() => readBrand(folder)).toThrow(
    '"rain" has no picture files/pictures/scene-rain-960.avif.',
  );
  change('brand.json', 'ranges.0.scene', undefined);
  expect(readBrand(folder).ranges[0]?.scene).toBe(false);
});

it('names every problem at once', () => {
  change('brand.json', 'name', 7);
  change('tokens.json', 'colours.ink', 'red');
  expect(() => readBrand(folder)).toThrow(/brand\.json: name .*\n.*tokens\.json: colours\.ink/);
});

it('names a file that is no JSON, and one that is not there', () => {
  writeFileSync(join(folder, 'brand.json'), '{');
  rmSync(join(folder, 'tokens.json'));
  expect(() => readBrand(folder)).toThrow(
    /brand\.json: it is no JSON: .*\n.*tokens\.json: it cannot be read \(ENOENT\)\./,
  );
});

it('is the folder that BRAND_DIR names', () => {
  expect(brandFolderOf({ BRAND_DIR: PLAIN })).toBe(PLAIN);
  expect(brandFolderOf({ BRAND_DIR: ' ' })).toBe(DEMO);
});

it('an accent takes the place of the colours of what is pressed; one that is too light is darkened, and that is said', () => {
  change('brand.json', 'accent', '#2f5d50');
  const kept = readBrand(folder);
  expect([kept.tokens.colours.action, kept.notes]).toEqual(['#2f5d50', []]);
  change('brand.json', 'accent', '#ffd400');
  const darkened = readBrand(folder);
  expect(darkened.tokens.colours.action).not.toBe('#ffd400');
  expect(darkened.notes.join()).toContain('#ffd400');
});

it.each([
  [35_000, false],
  [35_001, true],
])('fonts of %i bytes are told as heavy: %s', (bytes, isTold) => {
  const file = (name: string) => join(folder, 'files/fonts', name);
  const sans = readFileSync(file('instrument-sans.woff2'));
  const imbue = readFileSync(file('imbue.woff2'));
  const padding = Buffer.alloc(bytes - sans.length - imbue.length);
  writeFileSync(file('imbue.woff2'), Buffer.concat([imbue, padding]));
  expect(readBrand(folder).notes.some((note) => note.includes('fonts'))).toBe(isTold);
});
