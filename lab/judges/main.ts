// npm run lab -- judges: Shopify's own packages against the platform: a token for an app's id and secret, the Admin
// API, and the signature of a webhook.
import { strict as assert } from 'node:assert';
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPlatform, seedDemo } from '@lokke/platform';

const API = '@shopify/shopify-api@15.0.0';
const CLIENT = '@shopify/admin-api-client@2.0.0';
const STORE = 'nl.myshopify.com';
const VERSION = '2026-10';
const SUBSCRIBE = `mutation ($webhook: WebhookSubscriptionInput!) {
  webhookSubscriptionCreate(topic: PRODUCTS_CREATE, webhookSubscription: $webhook) { userErrors { message } } }`;

const folder = join(tmpdir(), 'lokke-judges');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'package.json'), '{}');
const install = ['install', '--no-audit', '--no-fund', '--silent', API, CLIENT];
execFileSync('npm', install, { cwd: folder, stdio: 'inherit' });
// biome-ignore lint/plugin: packages fetched when the lab runs
const load = (path: string) => import(join(folder, 'node_modules/@shopify', path));
const step = (name: string) => console.warn(`  ok   ${name}`);

const hooks: Request[] = [];
const platform = createPlatform({
  dataFile: ':memory:',
  fetch: async (input, init) => {
    hooks.push(new Request(input, init));
    return new Response();
  },
});
/** Has the packages find the platform at the store's address, which they insist on. */
const send = (input: RequestInfo | URL, init?: RequestInit) => {
  const asked = new Request(input, init);
  const address = asked.url.replace(`https://${STORE}`, 'http://localhost:4010/nl');
  return platform.fetch(address, asked);
};

await load('shopify-api/dist/esm/adapters/web-api/index.mjs');
const { setAbstractFetchFunc } = await load('shopify-api/dist/esm/runtime/index.mjs');
setAbstractFetchFunc(send);
const { shopifyApi } = await load('shopify-api/dist/esm/lib/index.mjs');
const { adminClientId: apiKey, webhookSecret } = platform.secrets.shops.nl;
const appWith = (apiSecretKey: string) =>
  shopifyApi({
    apiKey,
    apiSecretKey,
    apiVersion: VERSION,
    hostName: 'www.shop.example',
    isEmbeddedApp: false,
    logger: { level: 0 },
  });
const app = appWith(webhookSecret);
const stranger = appWith('shpss_of_somebody_else');

console.warn(API);
const { session } = await app.auth.clientCredentials({ shop: STORE });
assert.ok(session.expires > new Date());
await assert.rejects(stranger.auth.clientCredentials({ shop: STORE }));
step('gets a token for its id and secret, and a stranger none');
const admin = new app.clients.Graphql({ session });
assert.ok((await admin.request('{ shop { name } }')).data.shop.name);
step('asks the Admin API');

console.warn(CLIENT);
const { createAdminApiClient } = await load('admin-api-client/dist/index.mjs');
const client = createAdminApiClient({
  storeDomain: STORE,
  apiVersion: VERSION,
  accessToken: session.accessToken,
  customFetchApi: send,
});
const webhook = { uri: 'https://www.shop.example/webhooks/shopify/nl', format: 'JSON' };
const subscribed = await client.request(SUBSCRIBE, { variables: { webhook } });
assert.deepEqual(subscribed.data?.webhookSubscriptionCreate, { userErrors: [] });
step('registers a webhook');

console.warn(API);
await seedDemo(platform.context);
await platform.webhooks.deliver();
const [rawRequest] = hooks;
assert.ok(rawRequest);
const rawBody = await rawRequest.clone().text();
const { valid, topic } = await app.webhooks.validate({ rawBody, rawRequest });
assert.deepEqual([valid, topic], [true, 'PRODUCTS_CREATE']);
const forged = await stranger.webhooks.validate({ rawBody, rawRequest });
assert.equal(forged.valid, false);
step('believes the webhook, and a stranger does not');
platform.close();
