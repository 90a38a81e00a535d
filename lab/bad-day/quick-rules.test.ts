import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { ROOT } from '../../tools/runtime/node-24.mjs';
import { quickRules } from './quick-rules.ts';

test.each([
  ['[5m]', '[15s]'],
  ['[1h]', '[180s]'],
  ['[1m]', '[4s]'],
  ['[2h] offset 1d', '[360s] offset 4320s'],
  ['        for: 2m', '        for: 6s'],
  ['    interval: 30s', '    interval: 2s'],
  ['        for: 1s', '        for: 1s'],
  ["summary: 'wanted no visitors for 3 minutes'", "summary: 'wanted no visitors for 3 minutes'"],
])('%s becomes %s', (rule, quick) => {
  expect(quickRules(rule)).toBe(quick);
});

it('leaves every name, limit and label of the rules as it is', () => {
  const rules = readFileSync(join(ROOT, 'deploy/observability/rules.yml'), 'utf8');
  const withoutTimes = (text: string) => text.replace(/\b\d+[smhd]\b/g, '');
  expect(withoutTimes(quickRules(rules))).toBe(withoutTimes(rules));
  expect(quickRules(rules)).not.toMatch(/\[\d+[mhd]\]/);
});
