import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeWhole } from './write-whole.ts';

test('a file is written whole, and what could not be finished takes no room', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'whole-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await writeWhole(join(folder, 'page'), 'first');
  await writeWhole(join(folder, 'page'), Buffer.from('second'));
  expect(readFileSync(join(folder, 'page'), 'utf8')).toBe('second');
  mkdirSync(join(folder, 'taken'));
  await expect(writeWhole(join(folder, 'taken'), 'third')).rejects.toThrow('EISDIR');
  expect(readdirSync(folder)).toEqual(['page', 'taken']);
});
