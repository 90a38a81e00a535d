import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tryLock } from './install-lock.mjs';

let folder: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-lock-'));
  lock = join(folder, '.install-lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

function holdFor(ageInS: number, content: string | number): void {
  writeFileSync(lock, String(content));
  const at = Date.now() / 1000 - ageInS;
  utimesSync(lock, at, at);
}

it('is taken where nobody holds it, by name of the process', () => {
  expect(tryLock(lock)).toBe(true);
  expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
});

it.each<[string, number, () => string | number]>([
  ['by a process that runs', 900, () => process.ppid],
  ['by one that is about to write who it is', 1, () => ''],
])('is left where it is held %s', (_, ageInS, holder) => {
  holdFor(ageInS, holder());
  expect(tryLock(lock)).toBe(false);
  expect(tryLock(lock)).toBe(false);
  expect(existsSync(lock)).toBe(true);
});

it.each<[string, number, () => string | number]>([
  ['a process that has ended', 1, () => spawnSync(process.execPath, ['--version']).pid],
  ['one of the same id, before a restart', 1, () => process.pid],
  ['nobody, and for long', 60, () => ''],
])('is taken over from %s', (_, ageInS, holder) => {
  holdFor(ageInS, holder());
  expect(tryLock(lock)).toBe(false);
  expect(tryLock(lock)).toBe(true);
});
