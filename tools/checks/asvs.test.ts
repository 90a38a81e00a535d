import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../runtime/node-24.mjs';
import requirements from './asvs-requirements.json' with { type: 'json' };

const REASON = /^(?:outside|not met|not used)\b/;

const rows = readFileSync(join(ROOT, 'docs/asvs.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [number = '', asks = '', where = '', state = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { number, asks, where, state };
  });
const filesIn = (cell: string) =>
  [...cell.matchAll(/`([^`]+\/[^`]+|[\w.]+\.json)`/g)].map(([, file = '']) => file);
const isTest = (file: string) => /\.(?:test|spec)\.tsx?$|^tools\/checks\//.test(file);

it('every requirement of levels 1 and 2 has one row', () => {
  const numbers = Object.entries(requirements).flatMap(([section, last]) =>
    last.map((number) => `${section}.${number}`),
  );
  expect(rows.map(({ number }) => number)).toEqual(numbers);
});

it('a row names where it is met and by which test, or says why not', () => {
  const empty = rows.filter(({ asks, where, state }) => {
    const isTested = filesIn(where).length > 0 && filesIn(state).some(isTest);
    return asks === '' || !(isTested || REASON.test(state) || /^[a-z].{8,}/.test(state));
  });
  expect(empty).toEqual([]);
});

it('the files that are named are there', () => {
  const named = rows.flatMap(({ where, state }) => [...filesIn(where), ...filesIn(state)]);
  expect(named.length).toBeGreaterThan(300);
  expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});
