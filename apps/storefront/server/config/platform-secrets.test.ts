import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPlatform, type PlatformSecrets } from '@lokke/platform';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { platformSecretsOf } from './platform-secrets.ts';
import { readConfig } from './read-config.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lokke-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const NL_HOSTED = { SHOPIFY_NL_DOMAIN: 'nl.example', SHOPIFY_NL_STOREFRONT_TOKEN: 'public' };

const NOTHING = { adminAccess: null, multipassSecret: null, webhookSecrets: [] };

function keep(content: unknown): string {
  const file = join(folder, 'platform-secrets.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

it('reads what the platform keeps in the data folder, or in the file that is named', () => {
  using platform = disposable(createPlatform({ dataFile: ':memory:' }));
  const file = keep(platform.secrets);
  const { ownerToken: _, ...ours } = platform.secrets;
  expect(platformSecretsOf({ DATA_DIR: folder })).toEqual(ours);
  expect(platformSecretsOf({ PLATFORM_SECRETS: file })).toEqual(ours);
  const { shops, content } = readConfig({}, platformSecretsOf({ DATA_DIR: folder }));
  expect(shops.be).toMatchObject(ofShop('be', platform.secrets));
  expect(content.accessToken).toBe(platform.secrets.contentToken);
  expect(content.preview?.accessToken).toBe(platform.secrets.previewToken);
});

it('gives none of them to a hosted shop', () => {
  using platform = disposable(createPlatform({ dataFile: ':memory:' }));
  keep(platform.secrets);
  const { shops } = readConfig(NL_HOSTED, platformSecretsOf({ ...NL_HOSTED, DATA_DIR: folder }));
  expect(shops.nl).toMatchObject(NOTHING);
  expect(shops.de).toMatchObject(ofShop('de', platform.secrets));
});

it('needs no file where every shop is hosted', () => {
  const environment = { ...NL_HOSTED, MARKETS: 'nl', DATA_DIR: folder };
  expect(platformSecretsOf(environment).shops).toEqual({});
});

test.each([
  [null, "The embedded platform's secrets are missing: there is no"],
  [{}, "does not hold the embedded platform's secrets"],
  [{ shops: { nl: { adminToken: 7 } } }, "does not hold the embedded platform's secrets"],
])('stops the start for a file of %j', (content, sentence) => {
  if (content !== null) keep(content);
  expect(() => platformSecretsOf({ DATA_DIR: folder })).toThrow(sentence);
});

it('without a file signs and opens nothing, whatever the repository says', () => {
  const { nl } = readConfig({}).shops;
  expect(nl).toMatchObject(NOTHING);
});

it('opens the Admin API by the secret that signs webhooks, where one is set', () => {
  using platform = disposable(createPlatform({ dataFile: ':memory:' }));
  const environment = { SHOPIFY_NL_WEBHOOK_SECRET: 'set-for-both' };
  expect(readConfig(environment, platform.secrets).shops.nl).toMatchObject({
    adminAccess: { kind: 'app', clientSecrets: ['set-for-both'] },
    webhookSecrets: ['set-for-both'],
  });
});

/** Secrets of a shop, without the mail vendor's, which has settings of its own. */
function ofShop(shop: 'be' | 'de', { shops }: PlatformSecrets): object {
  const { mailKey: _, adminToken: __, adminClientId, webhookSecret, ...secrets } = shops[shop];
  return {
    ...secrets,
    adminAccess: { kind: 'app', clientId: adminClientId, clientSecrets: [webhookSecret] },
    webhookSecrets: [webhookSecret],
  };
}

function disposable<Part extends { readonly close: () => void }>(part: Part): Part & Disposable {
  return { ...part, [Symbol.dispose]: () => part.close() };
}
