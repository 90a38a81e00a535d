import { afterAll, beforeAll, expect, it } from 'vitest';
import { runChecks } from './run-checks.ts';
import { type HostedShops, openHostedShops } from './test-kit/hosted-shops.ts';

let shops: HostedShops;
beforeAll(async () => {
  shops = await openHostedShops();
}, 120_000);
afterAll(() => shops.stop());

const examine = async () => {
  const environment = shops.hosted();
  const findings = await runChecks({ environment, fetch, now: Date.now, wait: async () => {} });
  return findings.filter(({ check }) => check === 'discounts');
};

it('names a discount that has ended, and one that is gone, in the market that promises it', async () => {
  expect((await examine()).map(({ market, level }) => `${market} ${level}`)).toEqual([
    'nl ok',
    'de ok',
  ]);
  const { request } = shops.adminOf('de');
  const change = (name: string, id: number) =>
    request(`mutation($id: ID!) { ${name}(id: $id) { userErrors { message } } }`, {
      id: `gid://shopify/DiscountAutomaticNode/${id}`,
    });
  await change('discountAutomaticDeactivate', 1002);
  await change('discountAutomaticDelete', 1003);
  const findings = (await examine()).filter(({ level }) => level === 'problem');
  expect(findings.map(({ market, sentence }) => `${market}: ${sentence}`)).toEqual([
    expect.stringMatching(/^de: The discount ".+" has ended: nobody gets it\.$/),
    expect.stringMatching(/^de: The promotion settings name \S+1003, which is not found/),
  ]);
});
