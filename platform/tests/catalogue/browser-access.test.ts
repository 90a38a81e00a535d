import { describe, expect, it } from 'vitest';
import { demoPublicToken } from '../../src/protocol/index.ts';
import { openFixtureShop } from '../fixtures/fixture-shop.ts';
import cases from './browser-access.cases.json' with { type: 'json' };

const platform = await openFixtureShop();

const ORIGIN = 'https://storefront.example';
const ISSUER = '/authentication/1';

describe('a page of any origin may ask', () => {
  it.each([
    ['POST', '/nl/api/2026-10/graphql.json'],
    ['POST', '/nl/api/2026-10/graphql'],
    ['POST', '/nl/api/graphql.json'],
    ['POST', '/nl/api/graphql'],
    ['POST', '/nl/customer/api/2026-10/graphql'],
    ['POST', '/1/account/customer/api/2026-10/graphql'],
    ['POST', `${ISSUER}/oauth/token`],
    ['GET', '/contentful/spaces/lokke/environments/master/entries'],
    ['GET', '/nl/cdn/files/rain-a.webp'],
  ])('%s %s', async (method, path) => {
    const url = `http://localhost:4010${path}`;
    const wanted = { 'access-control-request-method': method };
    const asked = { 'access-control-request-headers': 'authorization,content-type' };
    const preflight = await platform.fetch(url, {
      method: 'OPTIONS',
      headers: { origin: ORIGIN, ...wanted, ...asked },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-methods')).toContain(method);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
    // Refusals may be read as well.
    const answer = await platform.fetch(url, {
      method,
      headers: { origin: ORIGIN },
      ...(method === 'POST' && { body: '' }),
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it.each(['/nl/admin/api/2026-10/graphql', '/mailbox.json', '/identity/x', '/firestore/v1/x'])(
    'and none may use %s',
    async (path) => {
      const headers = { origin: ORIGIN, 'access-control-request-method': 'POST' };
      const answer = await platform.fetch(`http://localhost:4010${path}`, {
        method: 'OPTIONS',
        headers,
      });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    },
  );
});

describe('the version that answers is told', () => {
  it.each(cases.versions)('%s is answered as %s', async (path, version) => {
    const answer = await platform.fetch(`http://localhost:4010/nl/${path}`, {
      method: 'POST',
      headers: {
        origin: ORIGIN,
        'content-type': 'application/json',
        'X-Shopify-Storefront-Access-Token': demoPublicToken('nl'),
      },
      body: JSON.stringify({ query: '{ shop { id } }' }),
    });
    expect(answer.headers.get('X-Shopify-API-Version')).toBe(version);
    expect(answer.headers.get('access-control-expose-headers')).toContain('X-Shopify-API-Version');
    expect(await answer.json()).toMatchObject({ data: { shop: { id: 'gid://shopify/Shop/1' } } });
  });
});
