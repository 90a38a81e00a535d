import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../runtime/node-24.mjs';
import { collectPatterns } from './collect-patterns.ts';

const checked: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(ROOT, 'tools', 'regex-safety', 'checked.json'), 'utf8'),
);
const patterns = [...collectPatterns(ROOT).keys()];

describe('the regular expressions of the shop', () => {
  it('are all checked: npm run lab -- regexes checks new ones', () => {
    expect(patterns.length).toBeGreaterThan(150);
    expect(patterns.filter((name) => !Object.hasOwn(checked, name))).toEqual([]);
  });

  it('never take exponentially long', () => {
    expect(patterns.filter((name) => checked[name]?.startsWith('exponential'))).toEqual([]);
  });

  it('are slower than linear only where a reason says why no long text comes to them', () => {
    const slow = patterns.filter((name) => checked[name] !== 'linear');
    expect(
      slow.filter((name) => !/^(?:polynomial|undecided): ./.test(checked[name] ?? '')),
    ).toEqual([]);
  });
});
