import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { SHAPE_PAIRS, TEXT_PAIRS } from '@lokke/brand';
import { expect, it } from 'vitest';

const APP = join(import.meta.dirname, '..');
// Component variables, set from tokens in the tables.
const SET_ELSEWHERE = /^(?:button|notice)-/;

it('has no colour of a text whose contrast is not checked for every brand', async () => {
  const used = new Set<string>();
  for await (const file of glob('**/*.css', { cwd: APP })) {
    const css = readFileSync(join(APP, file), 'utf8');
    for (const [, name = ''] of css.matchAll(/(?<![\w-])color:\s*var\(--([\w-]+)/g)) used.add(name);
  }
  const known = [...Object.keys(TEXT_PAIRS), ...Object.keys(SHAPE_PAIRS)];
  const unknown = [...used].filter((name) => !known.includes(name) && !SET_ELSEWHERE.test(name));
  expect(used.size).toBeGreaterThan(5);
  expect(unknown).toEqual([]);
});

it('fills no control without an edge, by which it is seen where somebody has chosen the colours', async () => {
  const filled: string[] = [];
  const edgeless: string[] = [];
  for await (const file of glob('**/*.css', { cwd: APP })) {
    const css = readFileSync(join(APP, file), 'utf8');
    for (const [rule, selector = ''] of css.matchAll(/([^{}]+)\{[^{}]*\}/g)) {
      const isControl = /min-block-size: (?:\d\dpx|var\(--tap\))/.test(rule);
      if (!isControl || !/\bbackground: var\(--(?:ink|action|button-background)/.test(rule))
        continue;
      filled.push(selector);
      if (!/\bborder: /.test(rule)) edgeless.push(`${file}: ${selector.trim()}`);
    }
  }
  expect(filled.length).toBeGreaterThan(2);
  expect(edgeless).toEqual([]);
});
