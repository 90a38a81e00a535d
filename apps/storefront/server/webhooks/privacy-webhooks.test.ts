import { createHmac } from 'node:crypto';
import type { SalonPerson } from '@lokke/domain/salons';
import { createPlatform, erasePerson, exportPerson, type Platform } from '@lokke/platform';
import { createAdminClient } from '@lokke/shopify-admin';
import type { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { requestAdmin } from '../../testing/account-visitor.ts';
import { readConfig } from '../config/index.ts';
import { createProofs, createSalonPeople, openSalonDatabase } from '../features/salons/index.ts';
import { createSessionCipher } from '../http/session/index.ts';
import { stateInProcess } from '../shared-state/index.ts';
import type { LogEntry } from '../telemetry/log.ts';
import { createWebhooks } from './create-webhooks.ts';

const EMAIL = 'anna.zzz@example.test';
let platform: Platform;
let config: ReturnType<typeof readConfig>;
let receiver: Hono;
let logged: LogEntry[];
let nowInMs: number;
/** The shop's Admin API, which may fail. */
let adminResponse: (request: Request) => Promise<Response>;
let customerId: string;
let people: ReturnType<typeof createSalonPeople>;
let proofs: ReturnType<typeof createProofs>;
/** The salons' database, which may fail. */
let databaseResponse: typeof adminResponse;

beforeEach(async () => {
  logged = [];
  nowInMs = Date.parse('2026-11-20T12:00:00Z');
  platform = createPlatform({
    dataFile: ':memory:',
    now: () => new Date(nowInMs),
    fetch: async (input, init) => {
      const { pathname } = new URL(new Request(input, init).url);
      return receiver.request(pathname.replace(/^\/webhooks/, ''), init);
    },
  });
  adminResponse = (request) => platform.fetch(request);
  config = readConfig({ MARKETS: 'nl' }, platform.secrets);
  const { adminEndpoint } = config.shops.nl;
  const log = (entry: LogEntry) => void logged.push(entry);
  const admin = createAdminClient({
    endpoint: adminEndpoint,
    accessToken: platform.secrets.shops.nl.adminToken,
    timeoutInMs: 1_000,
    fetch: (input, init) => adminResponse(new Request(input, init)),
    wait: async () => undefined,
  });
  databaseResponse = (request) => platform.fetch(request);
  const documents = openSalonDatabase(config.salons, {
    fetch: (input, init) => databaseResponse(new Request(input, init)),
    wait: async () => undefined,
  });
  people = createSalonPeople(documents);
  proofs = createProofs(documents, createSessionCipher(['a secret of the test'], 'proofs'));
  receiver = createWebhooks({
    config,
    salonDesk: { people, proofs, leave: people.remove },
    catalogueOf: () => {
      throw new Error('no page depends on it');
    },
    adminOf: () => admin,
    purge: async () => undefined,
    seen: stateInProcess(() => 0).webhooks,
    log,
    now: () => nowInMs,
  });
  customerId = await customerWithWishlist();
});
afterEach(() => platform.close());

async function invite(person: SalonPerson): Promise<void> {
  const seen = await people.rosterOf(person.salonNo);
  expect(seen && (await people.invite(person, seen))).toBe('written');
}

const adminQuery = (query: string, variables: object) =>
  requestAdmin({ platform }, 'nl', query, variables);

async function customerWithWishlist(): Promise<string> {
  const created = await adminQuery(
    'mutation ($input: CustomerInput!) { customerCreate(input: $input) { customer { id } } }',
    { input: { email: EMAIL, firstName: 'Annazzz' } },
  );
  const ownerId = /gid:\/\/shopify\/Customer\/\d+/.exec(created)?.[0] ?? '';
  const metafield = { ownerId, namespace: 'lokke', type: 'json' };
  await adminQuery(
    'mutation ($metafields: [MetafieldsSetInput!]!) { metafieldsSet(metafields: $metafields) { userErrors { message } } }',
    {
      metafields: [
        { ...metafield, key: 'wishlist', value: '["gid://shopify/Product/1"]' },
        { ...metafield, key: 'salon', value: '"NL-1001"' },
        { ...metafield, key: 'of_another_app', value: '1' },
      ],
    },
  );
  return ownerId;
}

const storedForCustomer = () =>
  adminQuery('query ($id: ID!) { customer(id: $id) { metafields(first: 9) { nodes { key } } } }', {
    id: customerId,
  });

describe('a customer who wants to be forgotten', () => {
  it('is: by the shop, and by the storefront that the shop tells of it', async () => {
    expect(await storedForCustomer()).toContain('wishlist');
    await erasePerson(platform.context, 'nl', ' ANNA.zzz@example.test');
    expect(await platform.webhooks.deliver()).toBe(1);
    const left = await storedForCustomer();
    expect(left).not.toMatch(/wishlist|salon/);
    expect(left).toContain('of_another_app');
    expect(await exportPerson(platform.context, 'nl', EMAIL)).toBeNull();
    expect(logged).toEqual([{ level: 'info', event: 'privacy.erased', shop: 'nl', erased: 2 }]);
  });

  it('is, in the end, when the shop could not be asked at first', async () => {
    await erasePerson(platform.context, 'nl', EMAIL);
    adminResponse = async () => new Response('', { status: 500 });
    expect(await platform.webhooks.deliver()).toBe(0);
    expect(await storedForCustomer()).toContain('wishlist');
    adminResponse = (request) => platform.fetch(request);
    config = readConfig({ MARKETS: 'nl' }, platform.secrets);
    nowInMs += 1_000;
    expect(await platform.webhooks.deliver()).toBe(1);
    expect(await storedForCustomer()).not.toContain('wishlist');
  });

  it('leaves every salon that invited the address, in the end, and nobody else does', async () => {
    const place = {
      role: 'stylist',
      invitedAt: '2026-11-19T12:00:00.000Z',
      isJoined: true,
    } as const;
    for (const salonNo of ['900', '901']) await invite({ ...place, salonNo, email: EMAIL });
    await invite({ ...place, salonNo: '900', email: 'other@example.test' });
    // A firm's number stays, without the address of whoever entered it.
    const madeAt = place.invitedAt;
    const number = { country: 'GB', number: '12345678', state: '' };
    for (const [salonNo, kind] of [
      ['900', 'vat'],
      ['901', 'company'],
    ] as const) {
      const proposal = { salonNo, madeAt, content: { ...number, kind } };
      await proofs.propose(proposal, { owner: EMAIL });
      await proofs.decide({ proposal, decided: null }, '');
    }
    databaseResponse = async () => new Response('', { status: 500 });
    await erasePerson(platform.context, 'nl', EMAIL);
    expect(await platform.webhooks.deliver()).toBe(0);
    databaseResponse = (request) => platform.fetch(request);
    expect(await people.ofEmail(EMAIL)).toHaveLength(2);
    nowInMs += 1_000;
    expect(await platform.webhooks.deliver()).toBe(1);
    expect(await people.ofEmail(EMAIL)).toEqual([]);
    expect(await people.ofSalon('900')).toHaveLength(1);
    expect(await proofs.enteredBy(EMAIL)).toEqual([]);
    expect(await proofs.ofSalon('900')).toEqual({ kind: 'missing' });
    expect(await proofs.ofSalon('901')).toMatchObject({ value: { state: 'approved' } });
    expect(JSON.stringify(logged)).not.toContain('zzz');
  });

  it.each<[string, object, string?]>([
    ['a request for a copy', { data_request: { id: 7 }, orders_requested: [] }],
    [
      'a request that names orders to redact, too',
      { data_request: { id: 7 }, orders_to_redact: [] },
    ],
    ['an order', { line_items: [] }],
    ['a redaction that is not signed', { orders_to_redact: [] }, 'AAAA'],
  ])(
    'is not when %s is sent as a redaction, even if nothing was seen before',
    async (_, more, forged) => {
      const customer = { id: Number(customerId.split('/').at(-1)) };
      const body = JSON.stringify({ customer, ...more });
      const secret = config.shops.nl.webhookSecrets[0] ?? '';
      const signature = createHmac('sha256', secret).update(body).digest('base64');
      const reply = await receiver.request('/shopify/nl', {
        method: 'POST',
        body,
        headers: {
          'x-shopify-topic': 'customers/redact',
          'x-shopify-hmac-sha256': forged ?? signature,
          'x-shopify-triggered-at': new Date(nowInMs).toISOString(),
        },
      });
      expect(reply.status).toBe(401);
      expect(await storedForCustomer()).toContain('wishlist');
    },
  );
});

describe('a customer who asks what is kept', () => {
  it('gets all of it, and the log says where the storefront had kept something, never whose', async () => {
    const place = { salonNo: '900', role: 'owner', invitedAt: '', isJoined: true } as const;
    await invite({ ...place, email: EMAIL });
    const found = JSON.stringify(await exportPerson(platform.context, 'nl', EMAIL));
    for (const part of [EMAIL, 'Annazzz', 'gid://shopify/Product/1', 'NL-1001']) {
      expect(found).toContain(part);
    }
    expect(found).not.toMatch(/password|token/i);
    expect(await platform.webhooks.deliver()).toBe(1);
    expect(logged).toMatchObject([
      {
        event: 'privacy.asked',
        requestNumber: 1,
        kept: ['lokke.wishlist', 'lokke.salon', 'salonPeople'],
      },
    ]);
    expect(JSON.stringify(logged)).not.toContain('zzz');
  });

  it('is answered in the end, when the shop could not be asked at first', async () => {
    await exportPerson(platform.context, 'nl', EMAIL);
    adminResponse = async () => new Response('', { status: 500 });
    expect(await platform.webhooks.deliver()).toBe(0);
    expect(logged).toMatchObject([{ level: 'error', event: 'privacy.failed' }]);
    adminResponse = (request) => platform.fetch(request);
    nowInMs += 1_000;
    expect(await platform.webhooks.deliver()).toBe(1);
    expect(logged.at(-1)).toMatchObject({ kept: ['lokke.wishlist', 'lokke.salon'] });
  });
});
