import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { writeWhole } from './write-whole.ts';

const folder = mkdtempSync(join(tmpdir(), 'write-whole-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('takes the place of the file before, in a folder that it makes', async () => {
  const path = join(folder, 'payouts', 'nl', 'payment.xml');
  await writeWhole(path, 'before');
  await writeWhole(path, 'after');
  expect(readFileSync(path, 'utf8')).toBe('after');
  expect(readdirSync(join(folder, 'payouts', 'nl'))).toEqual(['payment.xml']);
});

it('leaves nothing of its own where the place is taken', async () => {
  const path = join(folder, 'taken');
  mkdirSync(join(path, 'inside'), { recursive: true });
  await expect(writeWhole(path, 'after')).rejects.toThrow(`${path} cannot be written`);
  expect(readdirSync(folder)).not.toContain('taken.part');
});

it('leaves the file before where it fails, and names it', async () => {
  const path = join(folder, 'payment.xml');
  await writeWhole(path, 'before');
  mkdirSync(`${path}.part`);
  await expect(writeWhole(path, 'after')).rejects.toThrow(`${path} cannot be written: EISDIR`);
  expect(readFileSync(path, 'utf8')).toBe('before');
});
