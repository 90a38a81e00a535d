import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';

const APP = join(import.meta.dirname, '..');
const TOKENS = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const RANGES = ['rain', 'copper', 'honey', 'volt', 'moss', 'chalk'] as const;

type Tokens = ReadonlyMap<string, string>;

/** Colours of a token block, on top of the first block's. */
function tokensIn(block: string): Tokens {
  const pairs = [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)];
  return new Map(pairs.map(([, name = '', value = '']) => [name, value.trim()]));
}

const ROOT = tokensIn(/:root \{[^}]*\}/.exec(TOKENS)?.[0] ?? '');
const SCENES: readonly (readonly [string, Tokens])[] = [
  ['the shell', ROOT],
  ...RANGES.map((range) => {
    const block = new RegExp(`\\[data-range="${range}"\\] \\{[^}]*\\}`).exec(TOKENS)?.[0] ?? '';
    return [range, new Map([...ROOT, ...tokensIn(block)])] as const;
  }),
];

function colourOf(tokens: Tokens, name: string): string {
  const value = tokens.get(name) ?? '';
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return other === undefined ? value : colourOf(tokens, other);
}

function luminance(colour: string): number {
  if (!/^#[\da-f]{6}$/i.test(colour)) throw new Error(`${colour} is no colour of six digits`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(tokens: Tokens, one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other]
    .map((name) => luminance(colourOf(tokens, name)))
    .toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['paper', 'white', 'mist', 'range-wash'] as const;

/** Text colours by background (brand: ink only on tints). */
const TEXT: Readonly<Record<string, readonly string[]>> = {
  ink: [...GROUNDS, 'range-tint', 'blush', 'honey', 'error-wash', 'success-wash'],
  stone: GROUNDS,
  'range-deep': ['paper', 'range-wash'],
  copper: ['paper', 'white'],
  error: [...GROUNDS, 'error-wash'],
  success: ['paper', 'success-wash'],
  paper: ['ink', 'ink-hover', 'range-deep'],
  white: ['ink', 'ink-hover', 'range-deep'],
  'range-on-deep': ['range-deep'],
};
/** Non-text contrast: control borders, ruler ticks. */
const SHAPES: Readonly<Record<string, readonly string[]>> = {
  'line-strong': ['paper', 'white', 'mist'],
};
// Component variables, set from tokens in the tables.
const SET_ELSEWHERE = /^(?:button|notice)-/;

describe.each(SCENES)('on the pages of %s', (_, tokens) => {
  const pairs = (table: typeof TEXT) =>
    Object.entries(table).flatMap(([name, grounds]) => grounds.map((ground) => [name, ground]));

  test.each(pairs(TEXT))('%s can be read on %s', (name = '', ground = '') => {
    expect(contrastOf(tokens, name, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(SHAPES))('%s can be made out on %s', (name = '', ground = '') => {
    expect(contrastOf(tokens, name, ground)).toBeGreaterThanOrEqual(3);
  });
});

test('ink alone is text on a tint: copper on its own is not enough', () => {
  const copper = SCENES.find(([name]) => name === 'copper')?.[1] ?? ROOT;
  expect(contrastOf(copper, 'range-deep', 'range-tint')).toBeCloseTo(3.65, 1);
});

it('leaves no colour of a text out', async () => {
  const used = new Set<string>();
  for await (const file of glob('**/*.css', { cwd: APP })) {
    const css = readFileSync(join(APP, file), 'utf8');
    for (const [, name = ''] of css.matchAll(/(?<![\w-])color:\s*var\(--([\w-]+)/g)) used.add(name);
  }
  const known = [...Object.keys(TEXT), ...Object.keys(SHAPES)];
  const unknown = [...used].filter((name) => !known.includes(name) && !SET_ELSEWHERE.test(name));
  expect(used.size).toBeGreaterThan(5);
  expect(unknown).toEqual([]);
});
