import { expect, test } from 'vitest';
import { openVisitor, pagesOf } from '../../../testing/account-visitor.ts';
import { openEndpoint } from '../../../testing/call-endpoint.ts';
import { ANNA } from '../../../testing/customer-fixture.ts';
import { openEmbeddedShops } from '../../../testing/embedded-shops.ts';
import { openHostedVisitor } from '../../../testing/hosted-visitor.ts';
import { readConfig } from '../../config/index.ts';
import { openEmailMarketing } from '../forms/index.ts';

type Embedded = Awaited<ReturnType<typeof openEmbeddedShops>>;
type Update = (acceptsMarketing: boolean) => Promise<unknown>;

const VENDOR = { NEWSLETTER_DEMO_URL: 'http://localhost:4010/klaviyo' };
const NEW = { SHOPIFY_NL_CUSTOMER_ACCOUNTS: 'new' };

async function logInHosted(embedded: Embedded): Promise<Update> {
  const anna = openHostedVisitor(embedded, { locale: 'nl' });
  await anna.logIn(ANNA.email);
  return async (acceptsMarketing) =>
    (await anna.ask(({ accounts }) => accounts.updateAccount({ acceptsMarketing }))).ok;
}

async function registerLegacy(embedded: Embedded): Promise<Update> {
  const anna = openVisitor(openEndpoint(embedded).api);
  await anna.post('register', ANNA);
  return async (acceptsMarketing) => {
    const reply = await anna.post('update-account-info', { customer: { acceptsMarketing } });
    return reply.status === 200;
  };
}

const WEBHOOK = {
  MAIL_WEBHOOK_URL: 'https://mail.example/in',
  MAIL_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 7).toString('base64')}`,
};

/** Opens shops and lists what a service of one's own is told of the shop's accounts, by kind and address. */
async function openTold(environment: Readonly<Record<string, string>> = {}) {
  const embedded = await openEmbeddedShops({ environment: { ...WEBHOOK, ...environment } });
  const { platform, accounts } = embedded;
  const messages: string[] = [];
  embedded.respondWith(async (input, init) => {
    if (String(input) !== WEBHOOK.MAIL_WEBHOOK_URL) return platform.fetch(input, init);
    const { type, data } = JSON.parse(String(init?.body));
    messages.push([type, data.email, data.source, data.locale].join(' ').trim());
    return new Response(null, { status: 204 });
  });
  return {
    ...embedded,
    async told() {
      await accounts.whenIdle();
      return messages.splice(0);
    },
  };
}

const begins = (email: string) => `newsletter.subscribed ${email} Account nl-NL`;
const ends = (email: string) => `newsletter.unsubscribed ${email}`;

async function openSubscribed(
  environment: Readonly<Record<string, string>>,
  open: (embedded: Embedded) => Promise<Update>,
) {
  const embedded = await openEmbeddedShops({ environment });
  const { platform, accounts } = embedded;
  const config = readConfig(environment, platform.secrets);
  const { subscribe } = openEmailMarketing({ config, fetch: platform.fetch })('nl');
  const update = await open(embedded);
  for (const email of [ANNA.email, 'eve@example.com']) {
    await subscribe?.({ email, locale: 'nl-NL', source: 'Shop', time: '2026-11-28T12:00:00Z' });
  }
  return {
    ...embedded,
    update,
    async subscribers() {
      await accounts.whenIdle();
      const { read } = platform.context.store;
      return read
        .prepare('SELECT DISTINCT email FROM newsletter_subscriptions ORDER BY email')
        .all();
    },
  };
}

const EVE = { email: 'eve@example.com' };
const BOTH = [{ email: ANNA.email }, EVE];

test.each([
  ['passwords', VENDOR, registerLegacy],
  ['login pages of the shop', { ...VENDOR, ...NEW }, logInHosted],
])(
  'who takes back the consent is unsubscribed at the vendor (%s)',
  async (_, environment, open) => {
    using shop = await openSubscribed(environment, open);
    // A save of the form by somebody who joined by the newsletter alone.
    expect(await shop.update(false)).toBe(true);
    expect(await shop.update(true)).toBe(true);
    expect(await shop.subscribers()).toEqual(BOTH);
    expect(await shop.update(false)).toBe(true);
    expect(await shop.subscribers()).toEqual([EVE]);
  },
);

test.each([
  ['passwords', {}, registerLegacy],
  ['login pages of the shop', NEW, logInHosted],
])(
  'a service of one’s own is told once of each change of consent (%s)',
  async (_, environment, open) => {
    using shop = await openTold(environment);
    const update = await open(shop);
    for (const [choice, told] of [
      [false, []],
      [true, [begins(ANNA.email)]],
      [true, []],
      [false, [ends(ANNA.email)]],
      [false, []],
      [true, [begins(ANNA.email)]],
    ] as const) {
      expect(await update(choice)).toBe(true);
      expect(await shop.told()).toEqual(told);
    }
  },
);

test('a save that keeps the choice tells nothing, and an erased account ends its letters', async () => {
  using shop = await openTold();
  const anna = openVisitor(openEndpoint(shop).api);
  await anna.post('register', ANNA);
  const save = (customer: object) => anna.post('update-account-info', { customer });
  await save({ email: ANNA.email, acceptsMarketing: true });
  expect(await shop.told()).toEqual([begins(ANNA.email)]);
  await save({ email: ANNA.email, firstName: 'Anne' });
  expect(await shop.told()).toEqual([]);
  const { erase } = pagesOf(shop, anna);
  expect(await erase?.({ password: ANNA.password })).toEqual({ ok: true, value: null });
  expect(await shop.told()).toEqual([ends(ANNA.email)]);
});

test('an address that nobody proved is asked three times an hour at most', async () => {
  using shop = await openTold();
  const update = await registerLegacy(shop);
  for (let times = 0; times < 5; times += 1) {
    await update(true);
    await update(false);
  }
  const told = await shop.told();
  expect(told.filter((one) => one === begins(ANNA.email))).toHaveLength(3);
  expect(told.at(-1)).toBe(ends(ANNA.email));
  const failed = { event: 'newsletter.subscribe-failed', kind: 'tooMany' };
  expect(shop.logged).toContainEqual(expect.objectContaining(failed));
});

test('a vendor that fails is logged without the address, and fails no change', async () => {
  using shop = await openSubscribed(VENDOR, registerLegacy);
  await shop.update(true);
  shop.answerTo(/bulk-delete-jobs/, () => new Response(null, { status: 503 }));
  expect(await shop.update(false)).toBe(true);
  expect(await shop.subscribers()).toEqual(BOTH);
  const failed = { event: 'newsletter.unsubscribe-failed', shop: 'nl', reason: '503' };
  expect(shop.logged).toContainEqual(expect.objectContaining(failed));
  expect(JSON.stringify(shop.logged)).not.toContain(ANNA.email);
});

test('a change that the shop refuses tells no vendor', async () => {
  using shop = await openSubscribed(VENDOR, registerLegacy);
  await shop.update(true);
  shop.answerTo(/customerUpdate/, () => new Response(null, { status: 500 }));
  expect(await shop.update(false)).toBe(false);
  expect(await shop.subscribers()).toEqual(BOTH);
});

test.each([
  ['phone', { phone: 'by day' }],
  ['firstName', { firstName: 'x'.repeat(300) }],
])('a refused change names its input: %s', async (field, change) => {
  const embedded = await openEmbeddedShops();
  const anna = openVisitor(openEndpoint(embedded).api);
  await anna.post('register', ANNA);
  expect(await pagesOf(embedded, anna).updateAccount(change)).toMatchObject({
    ok: false,
    code: 'updateAccountFailed',
    fields: [field],
  });
  await embedded.platform.close();
});
