import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isSeeded, markSeeded } from './seed.ts';

let root = '';
let dataDir = '';
const addMarket = (shop: string) =>
  writeFileSync(join(root, 'packages/demo/content/markets', `${shop}.json`), '{}');
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lokke-seeded-'));
  dataDir = join(root, '.data');
  mkdirSync(dataDir);
  mkdirSync(join(root, 'packages/demo/content/markets'), { recursive: true });
  addMarket('nl');
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

describe('a data folder', () => {
  it('is seeded once, and that is remembered', () => {
    expect(isSeeded(root, dataDir)).toBe(false);
    markSeeded(root, dataDir);
    expect(isSeeded(root, dataDir)).toBe(true);
  });

  it('of before a market was added gets what that needs', () => {
    markSeeded(root, dataDir);
    addMarket('at');
    expect(isSeeded(root, dataDir)).toBe(false);
  });

  it.each(['', '1\n'])('that a smaller demo has filled (%j) gets what came since', (marker) => {
    writeFileSync(join(dataDir, 'seeded'), marker);
    expect(isSeeded(root, dataDir)).toBe(false);
  });
});
