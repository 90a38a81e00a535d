import { expect, test } from 'vitest';
import { readableLabels } from './place-labels.ts';

const label = (name: string, x: number, y: number) => ({ name, x, y });
const size = { width: 400, height: 400 };

test.each([
  ['far apart', label('Oslo', 100, 200), 2],
  ['just touching', label('Oslo', 255, 200), 1],
  ['just beside', label('Oslo', 256, 200), 2],
  ['just below', label('Oslo', 200, 230), 2],
  ['overlapping below', label('Oslo', 200, 229), 1],
  ['cut by the edge', label('Oslo', 27, 100), 1],
  ['at the edge', label('Oslo', 28, 100), 2],
  ['cut by the lower edge', label('Oslo', 100, 381), 1],
  ['at the lower edge', label('Oslo', 100, 380), 2],
])('%s', (_, other, expected) => {
  expect(readableLabels([label('Oslo', 200, 200), other], size)).toHaveLength(expected);
});

test.each([
  ['over a dot', { x: 200, y: 240 }, 0],
  ['just above a dot', { x: 200, y: 241 }, 1],
  ['under a dot', { x: 200, y: 174 }, 0],
  ['just below a dot', { x: 200, y: 173 }, 1],
  ['beside a dot', { x: 249, y: 200 }, 1],
  ['touching a dot at its side', { x: 248, y: 200 }, 0],
])('a label %s', (_, dot, expected) => {
  expect(readableLabels([label('Oslo', 200, 200)], size, [dot])).toHaveLength(expected);
});
