import { expect, test } from 'vitest';
import { demoPublicToken, newSecrets } from '../../src/protocol/index.ts';
import { openPlatform } from '../fixtures/platform.ts';

const secrets = newSecrets();
const platform = openPlatform({ secrets });

const { nl, fr } = secrets.shops;
const BASE = 'http://localhost:4010';
const QUERY = { method: 'POST', body: JSON.stringify({ query: '{ shop { name } }' }) };
const KEYS: Readonly<Record<string, string>> = {
  public: demoPublicToken('nl'),
  private: nl.privateToken,
  admin: nl.adminToken,
  'French admin': fr.adminToken,
  webhook: nl.webhookSecret,
  multipass: nl.multipassSecret,
  'French mail': fr.mailKey,
  customer: nl.customerClientSecret,
  content: secrets.contentToken,
  preview: secrets.previewToken,
  salon: secrets.salonToken,
  owner: secrets.ownerToken,
};
const DOORS = {
  'Storefront API, public': ['/nl/api/2026-01/graphql.json', 'X-Shopify-Storefront-Access-Token'],
  'Storefront API, private': ['/nl/api/2026-01/graphql.json', 'Shopify-Storefront-Private-Token'],
  'Admin API': ['/nl/admin/api/2026-01/graphql.json', 'X-Shopify-Access-Token'],
  'Klaviyo, private': ['/klaviyo/api/accounts', 'authorization', 'Klaviyo-API-Key '],
  'content delivery': ['/contentful/spaces/lokke', 'authorization', 'Bearer '],
  'content preview': ['/contentful/preview/spaces/lokke', 'authorization', 'Bearer '],
  salons: ['/firestore/v1/projects/p/databases/d/documents/x/y', 'authorization', 'Bearer '],
} as const;

/** Names of all keys that open a door. */
async function keysOf(door: keyof typeof DOORS): Promise<readonly string[]> {
  const [path, header, scheme = ''] = DOORS[door];
  const opened = await Promise.all(
    Object.entries(KEYS).map(async ([name, key]) => {
      const init = { ...(path.includes('graphql') && QUERY), headers: { [header]: scheme + key } };
      const { status } = await platform.fetch(BASE + path, init);
      return status === 401 || status === 403 ? [] : [name];
    }),
  );
  return opened.flat();
}

test.each([
  ['Storefront API, public', ['public']],
  ['Storefront API, private', ['private']],
  ['Admin API', ['admin']],
  ['Klaviyo, private', ['French mail']],
  ['content delivery', ['content']],
  ['content preview', ['preview']],
  ['salons', ['salon']],
] as const)('%s opens for %j alone', async (door, keys) => {
  expect(await keysOf(door)).toEqual(keys);
});

test('accounts of others are administered with the owner’s token alone', async () => {
  const changed = Object.entries(KEYS).map(async ([name, key]) => {
    const address = `${BASE}/identity/identitytoolkit.googleapis.com/v1/accounts:update?key=any`;
    const body = JSON.stringify({ localId: 'nobody', disableUser: true });
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const reply = await platform.fetch(address, { method: 'POST', headers, body });
    return (await reply.text()).includes('USER_NOT_FOUND') ? [name] : [];
  });
  expect((await Promise.all(changed)).flat()).toEqual(['owner']);
});
