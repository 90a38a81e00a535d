import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { DOUBT_IN_MS, judgeClock, MAX_JUMP_IN_MS, MAX_PAUSE_IN_MS, maySweep } from './clock.ts';
import { openStore } from './store.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const TRUSTED = { seenAtInMs: NOW, doubtedAtInMs: null };

test.each([
  ['while it runs', 1_000, MAX_JUMP_IN_MS - 1 + 1_000, false],
  ['while it runs', 1_000, MAX_JUMP_IN_MS + 1_000, false],
  ['while it runs', 1_000, MAX_JUMP_IN_MS + 1_001, true],
  ['after a quiet night', MAX_JUMP_IN_MS * 2, MAX_JUMP_IN_MS * 2, false],
  ['after a start', null, MAX_PAUSE_IN_MS, false],
  ['after a start', null, MAX_PAUSE_IN_MS + 1, true],
  ['when it is set back', 1_000, -MAX_PAUSE_IN_MS, false],
])('%s, %j ms later by the other clock, %i ms ahead: doubted %s', (_, elapsedInMs, ahead, is) => {
  const { doubtedAtInMs } = judgeClock(TRUSTED, { wallInMs: NOW + ahead, elapsedInMs });
  expect(doubtedAtInMs).toBe(is ? NOW + ahead : null);
});

test.each([
  ['goes on for less than a day', DOUBT_IN_MS - 1, false],
  ['goes on for a day', DOUBT_IN_MS, true],
  ['is set back before its jump', -1, true],
])('a doubted clock that %s is believed: %s', (_, passedInMs, isBelieved) => {
  const doubted = { seenAtInMs: NOW, doubtedAtInMs: NOW };
  const wallInMs = NOW + passedInMs;
  const elapsedInMs = Math.max(0, passedInMs);
  expect(judgeClock(doubted, { wallInMs, elapsedInMs }).doubtedAtInMs === null).toBe(isBelieved);
});

test('a clock that is seen for the first time is believed', () => {
  expect(judgeClock(null, { wallInMs: NOW, elapsedInMs: null })).toEqual(TRUSTED);
});

it('asks a store before it sweeps, also one that was closed meanwhile', async () => {
  const store = openStore(':memory:');
  const ask = (wallInMs: number) => store.write((sql) => maySweep(sql, new Date(wallInMs)));
  expect(await ask(NOW)).toBe(true);
  expect(await ask(NOW + 120 * 86_400_000)).toBe(false);
  expect(await ask(NOW + 120 * 86_400_000 + 1)).toBe(false);
  expect(await ask(NOW + 60_000)).toBe(true);
  expect(store.read.prepare('SELECT seen_at_ms, doubted_at_ms FROM clock').get()).toEqual({
    seen_at_ms: NOW + 60_000,
    doubted_at_ms: null,
  });
  store.close();
});

it('is asked wherever rows are deleted by their time', () => {
  const root = join(import.meta.dirname, '..');
  const byTime = /DELETE FROM [^`']*\b(?:\w*_)?at(?:_ms)? *<=? *\?/;
  const sweeping = globSync('**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
    .filter(([, source]) => byTime.test(source));
  expect(sweeping.length).toBeGreaterThan(8);
  const unasked = sweeping.filter(([, source]) => !source.includes('maySweep('));
  expect(unasked.map(([file]) => file)).toEqual([]);
});
