import { createPlatform } from '@lokke/platform';
import { createAdminClient, shopSetup } from '@lokke/shopify-admin';
import { expect, it } from 'vitest';
import { provisionShop } from './provision-shop.ts';
import { METAFIELD_DEFINITIONS, WEBHOOK_TOPICS } from './required-definitions.ts';

function open(token?: string) {
  const platform = createPlatform({ dataFile: ':memory:' });
  const accessToken = token ?? platform.secrets.shops.nl.adminToken;
  const said: string[] = [];
  const admin = createAdminClient({
    endpoint: 'http://localhost:4010/nl/admin/api/2024-01/graphql.json',
    accessToken,
    fetch: (input, init) => platform.fetch(new Request(input, init)),
    timeoutInMs: 5_000,
  });
  const provision = (makesToken = false) =>
    provisionShop({
      admin,
      webhookUrl: 'https://lokke.example/webhooks/shopify/nl',
      makesToken,
      say: (line) => said.push(line),
    });
  return { admin, provision, said, [Symbol.dispose]: () => platform.close() };
}

it('sets up an empty shop, hands out a token, and changes nothing the second time', async () => {
  using setup = open();
  expect(await setup.provision(true)).toEqual({ ok: true, value: 'lokke-public-nl' });
  const once = await shopSetup(setup.admin);
  if (!once.ok) throw new Error(once.failure.kind);
  expect(once.value.webhooks.map(({ topic }) => topic)).toEqual(WEBHOOK_TOPICS);
  expect(once.value.definitions).toHaveLength(METAFIELD_DEFINITIONS.length);
  expect(once.value.definitions.every((one) => one.isOpenToStorefronts)).toBe(true);
  setup.said.splice(0);
  expect(await setup.provision()).toEqual({ ok: true, value: null });
  expect(setup.said.every((line) => line.endsWith('is there'))).toBe(true);
  expect(await shopSetup(setup.admin)).toEqual(once);
});

it('says why it stopped', async () => {
  using setup = open('wrong');
  expect(await setup.provision()).toEqual({
    ok: false,
    failure: 'the Admin token is not accepted',
  });
});
