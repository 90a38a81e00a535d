import type { Brand } from '@lokke/brand';
import { createPlatform, DEMO_CUSTOMER_METAFIELDS } from '@lokke/platform';
import { createAdminClient, metafieldDefinitionCreate, shopSetup } from '@lokke/shopify-admin';
import { describe, expect, it } from 'vitest';
import { CUSTOMER_KEYS } from '../server/features/account/index.ts';
import { reasonOf } from './part.ts';
import { planShop, provisionShop } from './provision-shop.ts';
import { provisionShops } from './provision-shops.ts';
import { readRequest } from './read-request.ts';
import { definitionsFor, WEBHOOK_TOPICS } from './required-definitions.ts';

const HAIR = { namespace: 'acme', capabilities: ['salons', 'consultation'] } as const;

type Ask = (request: Request, body: string) => Promise<Response> | null;

function open(
  token?: string,
  brand: Pick<Brand, 'capabilities' | 'namespace'> = HAIR,
  respond: Ask = () => null,
) {
  const platform = createPlatform({ dataFile: ':memory:' });
  const accessToken = token ?? platform.secrets.shops.nl.adminToken;
  const said: string[] = [];
  const admin = createAdminClient({
    endpoint: 'http://localhost:4010/nl/admin/api/2024-01/graphql.json',
    accessToken,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      return respond(request, await request.clone().text()) ?? platform.fetch(request);
    },
    timeoutInMs: 5_000,
  });
  const provision = (makesToken = false) =>
    provisionShop({
      admin,
      brand,
      webhookUrl: 'https://lokke.example/webhooks/shopify/nl',
      makesToken,
      say: (line) => said.push(line),
    });
  return { admin, provision, said, [Symbol.dispose]: () => platform.close() };
}

it('defines for customers what the demo defines', () => {
  const defined = definitionsFor(HAIR).ofCustomers.map(({ key, name, access }) => {
    return { key, name, customerAccount: access.customerAccount };
  });
  expect(defined).toEqual(DEMO_CUSTOMER_METAFIELDS);
});

it('sets up an empty shop, hands out a token, and changes nothing the second time', async () => {
  using setup = open();
  expect(await setup.provision(true)).toEqual({ ok: true, value: 'lokke-public-nl' });
  const once = await shopSetup(setup.admin);
  if (!once.ok) throw new Error(once.failure.kind);
  expect(once.value.webhooks.map(({ topic }) => topic)).toEqual(WEBHOOK_TOPICS);
  const { definitions } = once.value;
  const ofCustomers = definitions.filter((one) => one.ownerType === 'CUSTOMER');
  const { shown, ofCustomers: kept } = definitionsFor(HAIR);
  expect(definitions).toHaveLength(shown.length + kept.length);
  const access = { storefront: 'NONE', customerAccount: 'READ_WRITE' };
  expect(ofCustomers.map((one) => [one.key, one.access])).toEqual(
    CUSTOMER_KEYS.map((key) => [key, access]),
  );
  const others = definitions.filter((one) => one.ownerType !== 'CUSTOMER');
  expect(others.every((one) => one.access.storefront === 'PUBLIC_READ')).toBe(true);
  setup.said.splice(0);
  expect(await setup.provision()).toEqual({ ok: true, value: null });
  expect(setup.said.every((line) => line.endsWith('is there'))).toBe(true);
  expect(await shopSetup(setup.admin)).toEqual(once);
});

it('finds what is there in a shop that has as many definitions as it may', async () => {
  using setup = open();
  const { shown } = definitionsFor(HAIR);
  const count = 256 - shown.filter(({ ownerType }) => ownerType === 'PRODUCT').length;
  for (let at = 0; at < count; at += 1) {
    const key = `note_${at}`;
    const text = { name: key, type: 'single_line_text_field', access: {} };
    const definition = { ownerType: 'PRODUCT', namespace: 'theirs', key, ...text } as const;
    expect((await metafieldDefinitionCreate(setup.admin, { definition })).ok).toBe(true);
  }
  expect(await setup.provision()).toEqual({ ok: true, value: null });
  setup.said.splice(0);
  expect(await setup.provision()).toEqual({ ok: true, value: null });
  expect(setup.said.every((line) => line.endsWith('is there'))).toBe(true);
});

it('says which of the shop’s own definitions have another type, and leaves them', async () => {
  using setup = open();
  const own = { ownerType: 'PRODUCT', namespace: 'acme', name: 'Own', access: {} } as const;
  for (const [key, type] of [
    ['hair_type', 'single_line_text_field'],
    ['price_history', 'json'],
  ] as const) {
    const definition = { ...own, key, type };
    expect((await metafieldDefinitionCreate(setup.admin, { definition })).ok).toBe(true);
  }
  expect(await setup.provision()).toEqual({ ok: true, value: null });
  expect(setup.said.filter((line) => line.includes('is there, but'))).toEqual([
    'product metafield acme.hair_type is there, but of the type single_line_text_field and not list.single_line_text_field',
    'product metafield acme.price_history is there, but closed to storefronts',
  ]);
});

it('makes no token in a run that fails, and the rest with it in the next', async () => {
  const asked = { tokens: 0, isDenied: true };
  using setup = open(undefined, HAIR, (_, body) => {
    if (body.includes('storefrontAccessTokenCreate')) asked.tokens += 1;
    const isDenied = asked.isDenied && body.includes('webhookSubscriptionCreate');
    const errors = [{ message: 'Access denied', extensions: { code: 'ACCESS_DENIED' } }];
    return isDenied ? Promise.resolve(Response.json({ errors })) : null;
  });
  const failure = `${WEBHOOK_TOPICS.length} failed, as said above`;
  expect(await setup.provision(true)).toEqual({ ok: false, failure });
  expect(asked.tokens).toBe(0);
  expect(setup.said).toContain(`webhook ${WEBHOOK_TOPICS[0]} failed: Access denied`);
  asked.isDenied = false;
  expect(await setup.provision(true)).toEqual({ ok: true, value: 'lokke-public-nl' });
  expect(asked.tokens).toBe(1);
});

it('defines nothing of a trade for a brand without it', async () => {
  using setup = open(undefined, { namespace: 'acme', capabilities: [] });
  await setup.provision();
  const found = await shopSetup(setup.admin);
  const keys = found.ok ? found.value.definitions.map(({ key }) => key) : [];
  expect(keys).toEqual(expect.arrayContaining(['price_history', 'wishlist']));
  expect(keys.filter((key) => /hair|inci|promise|salon/.test(key))).toEqual([]);
});

it('says why it stopped', async () => {
  using setup = open('wrong');
  expect(await setup.provision()).toEqual({
    ok: false,
    failure: 'the Admin token is not accepted',
  });
});

it('says by what word the app was refused', () => {
  const message = 'invalid_client: Client authentication failed';
  expect(reasonOf({ kind: 'http', status: 400, message })).toBe(
    'the Admin API answers 400 (invalid_client: Client authentication failed)',
  );
});

describe('without --market', () => {
  const yes = async (): Promise<boolean> => true;
  const no = async (): Promise<boolean> => false;
  const ORIGIN = { publicOrigin: 'https://lokke.example', locales: ['nl', 'en', 'nl-be'] } as const;
  const command = (
    setup: ReturnType<typeof open>,
    args: readonly string[],
    ask: ((question: string) => Promise<boolean>) | null = null,
  ) =>
    provisionShops({
      ...readRequest(args, ORIGIN),
      shops: [{ shop: 'nl', address: 'https://nl.example', admin: setup.admin }],
      brand: HAIR,
      ask,
      say: (line) => setup.said.push(line),
    });
  const webhooksOf = async ({ admin }: ReturnType<typeof open>) => {
    const found = await shopSetup(admin);
    if (!found.ok) throw new Error(found.failure.kind);
    return found.value.webhooks.length;
  };

  it.each([
    ['nobody can be asked', [], null, false],
    ['somebody says no', [], no, false],
    ['it is a dry run', ['--dry-run'], yes, true],
    ['it is a dry run of a named shop', ['--dry-run', '--market', 'nl'], null, true],
    ['a dry run is confirmed', ['--dry-run', '--yes'], null, true],
  ] as const)(
    'lists what it would do and writes nothing where %s',
    async (_, args, ask, isDone) => {
      using setup = open();
      expect(await command(setup, args, ask)).toBe(isDone);
      expect(setup.said).toContain('nl (https://nl.example): would make');
      expect(setup.said).toContain(
        '  webhook ORDERS_PAID to https://lokke.example/webhooks/shopify/nl',
      );
      expect(await webhooksOf(setup)).toBe(0);
    },
  );

  it.each([
    ['somebody says yes', [], yes],
    ['it is told so', ['--yes'], null],
    ['the shop is named', ['--market', 'nl'], null],
  ] as const)('writes where %s, and then plans nothing more', async (_, args, ask) => {
    using setup = open();
    expect(await command(setup, args, ask)).toBe(true);
    expect(await webhooksOf(setup)).toBe(WEBHOOK_TOPICS.length);
    const webhookUrl = 'https://lokke.example/webhooks/shopify/nl';
    expect(await planShop({ admin: setup.admin, brand: HAIR, webhookUrl })).toEqual({
      ok: true,
      value: [],
    });
  });

  it('plans all that it then makes', async () => {
    using setup = open();
    const webhookUrl = 'https://lokke.example/webhooks/shopify/nl';
    const plan = await planShop({ admin: setup.admin, brand: HAIR, webhookUrl });
    await command(setup, ['--market', 'nl']);
    const made = setup.said.flatMap(
      (line) => /^nl: (.+) (?:defined|registered)$/.exec(line)?.[1] ?? [],
    );
    expect(plan).toEqual({
      ok: true,
      value: made.map((name) => (name.startsWith('webhook') ? `${name} to ${webhookUrl}` : name)),
    });
  });

  it('says how to go on where nobody can be asked', async () => {
    using setup = open();
    await command(setup, []);
    expect(setup.said.at(-1)).toBe(
      'Nothing was written. Name the shop (--market nl), or write into all 1 with --yes.',
    );
  });

  it('takes the shops that are sold in, each once, and knows a shop by its own name', () => {
    expect(readRequest([], ORIGIN).shops).toEqual(['nl', 'be']);
    expect(readRequest(['--market', 'na,us'], ORIGIN).shops).toEqual(['us']);
    expect(() => readRequest(['--market', 'xx'], ORIGIN)).toThrow('not "xx"');
  });
});
