import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isSeeded, markSeeded } from './seed.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lokke-seeded-'));
});
afterEach(() => {
  rmSync(dataDir, { recursive: true });
});

describe('a data folder', () => {
  it('is seeded once, and that is remembered', () => {
    expect(isSeeded(dataDir)).toBe(false);
    markSeeded(dataDir);
    expect(isSeeded(dataDir)).toBe(true);
  });

  it.each(['', '1\n'])('that a smaller demo has filled (%j) gets what came since', (marker) => {
    writeFileSync(join(dataDir, 'seeded'), marker);
    expect(isSeeded(dataDir)).toBe(false);
  });
});
