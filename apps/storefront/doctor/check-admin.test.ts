import { fail, succeed } from '@lokke/http-client';
import { expect, test } from 'vitest';
import { sayValidations } from './check-admin.ts';
import { collectFindings } from './finding.ts';

const ours = { title: 'Products for salons', enabled: true };

test.each([
  ['one that is on', succeed([ours]), 'ok', 'The checkout has validations: Products for salons.'],
  ['one that is off', succeed([{ ...ours, enabled: false }]), 'warning', 'professional-only'],
  ['none', succeed([]), 'warning', 'docs/professionals.md'],
  [
    'a list that may not be read',
    fail({ kind: 'network', message: '' } as const),
    'warning',
    'read_validations',
  ],
])('%s: %s', async (_, read, level, sentence) => {
  const findings = await collectFindings('nl', (say) => sayValidations(say, read));
  expect(findings).toMatchObject([{ level, sentence: expect.stringContaining(sentence) }]);
});
