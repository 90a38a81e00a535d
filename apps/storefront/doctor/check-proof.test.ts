import { expect, test } from 'vitest';
import { readConfig } from '../server/config/index.ts';
import { sayProof } from './check-content.ts';
import { collectFindings } from './finding.ts';

const SECRETS = { shops: {}, contentToken: '', salonToken: '' };
const OPEN = { IDENTITY_API_KEY: 'key', SHOPIFY_NL_ADMIN_TOKEN: 'shpat_token' };

test.each([
  ['a shop that hears of salons', { SALON_PROOF: 'nl', ...OPEN }, 'ok', 'wait for a proof'],
  [
    'no professional area',
    { SALON_PROOF: 'nl', ...OPEN, IDENTITY_API_KEY: 'off' },
    'problem',
    'Set IDENTITY_API_KEY',
  ],
  [
    'no Admin token',
    { SALON_PROOF: 'nl', IDENTITY_API_KEY: 'key' },
    'problem',
    'without an Admin token',
  ],
])('proof with %s: %s', async (_, environment, level, sentence) => {
  const findings = await collectFindings('nl', (say) =>
    sayProof(say, readConfig(environment, SECRETS), 'nl'),
  );
  expect(findings).toMatchObject([{ level, sentence: expect.stringContaining(sentence) }]);
});

test('a market that asks for no proof hears nothing of it', async () => {
  const config = readConfig({ SALON_PROOF: 'de', ...OPEN }, SECRETS);
  expect(await collectFindings('nl', (say) => sayProof(say, config, 'nl'))).toEqual([]);
});
