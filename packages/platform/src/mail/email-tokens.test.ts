import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { INK, LINE, PAPER, STONE_COLOUR } from './email-tokens.ts';

const tokens = readFileSync(
  join(import.meta.dirname, '..', 'pages', 'assets', 'tokens.css'),
  'utf8',
);

it.each([
  ['paper', PAPER],
  ['ink', INK],
  ['line', LINE],
  ['stone', STONE_COLOUR],
])('letters have the %s of the pages', (name, colour) => {
  expect(tokens).toMatch(new RegExp(`--${name}:\\s*${colour};`));
});
