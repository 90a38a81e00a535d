import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../runtime/node-24.mjs';
import { BOUNDED } from './bounded.ts';
import { collectPatterns } from './collect-patterns.ts';

const checked: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(ROOT, 'scripts', 'patterns', 'checked.json'), 'utf8'),
);
const patterns = [...collectPatterns(ROOT).keys()];

describe('the patterns of the shop', () => {
  it('were all looked at: npm run patterns looks at new ones', () => {
    expect(patterns.length).toBeGreaterThan(150);
    expect(patterns.filter((name) => !Object.hasOwn(checked, name))).toEqual([]);
  });

  it('never take exponentially long', () => {
    expect(patterns.filter((name) => checked[name] === 'exponential')).toEqual([]);
  });

  it('may take longer than their text is long only where the text is bounded', () => {
    const slow = patterns.filter((name) => checked[name] !== 'linear');
    expect(slow.filter((name) => !Object.hasOwn(BOUNDED, name))).toEqual([]);
  });
});
