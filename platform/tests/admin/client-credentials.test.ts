import { beforeEach, describe, expect, it } from 'vitest';
import { newSecrets } from '../../src/protocol/index.ts';
import { merchantAt } from '../fixtures/merchant.ts';
import { openPlatform } from '../fixtures/platform.ts';

const secrets = newSecrets();
const { adminClientId, adminToken, webhookSecret } = secrets.shops.nl;
const RIGHT = {
  grant_type: 'client_credentials',
  client_id: adminClientId,
  client_secret: webhookSecret,
};
const LIFETIME_IN_MS = 86_399_000;
let nowInMs = Date.UTC(2026, 0, 5);
const platform = openPlatform({ secrets, now: () => new Date(nowInMs) });
// Each test has minutes of its own.
beforeEach(() => {
  nowInMs += 2 * LIFETIME_IN_MS;
});

const send = (path: string, init: RequestInit) =>
  platform.fetch(`http://localhost:4010/nl/admin/${path}`, init);
const askWith = (fields: Record<string, string>) =>
  send('oauth/access_token', { method: 'POST', body: new URLSearchParams(fields) });
const jsonOf = async (response: Response) => JSON.parse(await response.text());
const isGood = async (token: string) => {
  const merchant = merchantAt(platform, 'nl', { 'X-Shopify-Access-Token': token });
  return (await merchant.request('{ shop { name } }')).status === 200;
};
const setApp = (app: object) =>
  send('app', {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'X-Shopify-Access-Token': adminToken },
    body: JSON.stringify(app),
  });

async function newToken(): Promise<string> {
  const { access_token } = await jsonOf(await askWith(RIGHT));
  return access_token;
}

describe('a token for id and secret', () => {
  it('opens the Admin API of its shop until a day is over', async () => {
    const response = await askWith(RIGHT);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { access_token: token, ...rest } = await jsonOf(response);
    expect(rest).toEqual({
      expires_in: LIFETIME_IN_MS / 1000,
      scope: expect.stringContaining('read_products,write_products'),
    });
    expect(token).toMatch(/^shpat_/);
    const other = merchantAt(platform, 'fr', { 'X-Shopify-Access-Token': token });
    expect(await other.request('{ shop { name } }')).toMatchObject({ status: 401 });
    nowInMs += LIFETIME_IN_MS - 1;
    expect(await isGood(token)).toBe(true);
    nowInMs += 1;
    expect(await isGood(token)).toBe(false);
  });

  it('is given for JSON, too, and leaves the earlier ones good', async () => {
    const first = await newToken();
    const response = await send('oauth/access_token', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(RIGHT),
    });
    const { access_token: second } = await jsonOf(response);
    expect([await isGood(first), await isGood(second)]).toEqual([true, true]);
  });

  it.each([
    ['invalid_client', { client_secret: 'guess' }],
    ['application_cannot_be_found', { client_id: 'another' }],
    ['unsupported_grant_type', { grant_type: 'password' }],
    ['invalid_request', { client_secret: '' }],
  ])('is refused as %s', async (error, change) => {
    const response = await askWith({ ...RIGHT, ...change });
    expect([response.status, (await jsonOf(response)).error]).toEqual([400, error]);
  });

  it('is refused beyond three hundred within a minute', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 301; count += 1) statuses.push((await askWith(RIGHT)).status);
    expect(statuses.toSpliced(300)).toEqual(Array(300).fill(200));
    expect(statuses[300]).toBe(429);
    nowInMs += 60_001;
    expect((await askWith(RIGHT)).status).toBe(200);
  });
});

describe('the app of a shop', () => {
  it('gets no token while it is not installed, and what it had ends', async () => {
    const token = await newToken();
    await setApp({ isInstalled: false });
    expect(await isGood(token)).toBe(false);
    expect((await jsonOf(await askWith(RIGHT))).error).toBe('app_not_installed');
    await setApp({});
    expect(await isGood(await newToken())).toBe(true);
  });

  it('has the scopes that it was installed with', async () => {
    await setApp({ scopes: ['read_products'] });
    expect((await jsonOf(await askWith(RIGHT))).scope).toBe('read_products');
    const asked = await merchantAt(platform, 'nl').request(
      '{ currentAppInstallation { accessScopes { handle } } }',
    );
    expect(asked).toMatchObject({
      data: { currentAppInstallation: { accessScopes: [{ handle: 'read_products' }] } },
    });
    await setApp({});
  });

  it('is changed by the merchant alone, to scopes that there are', async () => {
    expect((await setApp({ scopes: ['read_minds'] })).status).toBe(400);
    expect((await send('app', { method: 'PUT', body: '{}' })).status).toBe(401);
  });
});
