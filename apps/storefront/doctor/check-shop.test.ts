import { expect, it } from 'vitest';
import { sayVersion } from './check-shop.ts';
import { collectFindings } from './finding.ts';

it.each([
  ['2026-07', '2026-07', 'ok', 'answers in version 2026-07. It has all that pages use.'],
  ['2026-04', '2026-04', 'ok', 'Pages go without savings by discount (2026-07).'],
  [
    '2024-01',
    '2026-01',
    'ok',
    'where 2024-01 was asked for. That is usual for old versions. Pages go without terms of sale, legal notice and contact (2026-04); savings by discount (2026-07).',
  ],
  ['2026-10', '2026-10', 'ok', 'answers in version 2026-10.'],
  ['2026-10', '2027-01', 'warning', 'checked up to 2026-10 only.'],
  ['2026-10', 'unstable', 'warning', 'checked up to 2026-10 only.'],
  ['2026-10', null, 'warning', 'does not say which version answers.'],
])(
  'of a shop asked for %s that answers %s, the doctor says %s: %s',
  async (requested, served, level, sentence) => {
    const answer = { api: 'The Storefront API', requested, served } as const;
    const findings = await collectFindings('nl', (say) => sayVersion(say, answer));
    expect(findings).toMatchObject([{ level, sentence: expect.stringContaining(sentence) }]);
  },
);
