import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openStorefront } from './open-for-tests.ts';
import { writeForm, writeJson } from './requests.ts';

const PASSWORD = 'Zzzgeheim123';
const anna = {
  locale: 'nl',
  email: 'anna.zzz@example.test',
  password: PASSWORD,
  firstName: 'Annazzz',
  lastName: 'Lokzzz',
};
const address = {
  firstName: 'Annazzz',
  lastName: 'Lokzzz',
  address1: 'Zzzstraat 1',
  zip: '1015 BA',
  city: 'Zzzdam',
  phone: '0612345678',
};
/** Marks all personal data; tokens are recognized by their shape. */
const PERSONAL =
  /zzz|1015 ?BA|612345678|gid:\/\/shopify\/Cart\/\w+\?key=|customer_access_token|lokke-session/i;

let cookie = '';
const written: string[] = [];

beforeEach(() => {
  for (const name of ['log', 'info', 'warn', 'error'] as const) {
    vi.spyOn(console, name).mockImplementation((...parts: unknown[]) => {
      written.push(parts.map(String).join(' '));
    });
  }
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
});
const shop = await openStorefront({
  environment: { NEWSLETTER_DEMO_URL: 'http://localhost:4010/klaviyo' },
});

const post = (path: string, body: object): Promise<Response> =>
  shop.send(path, writeJson({ locale: 'nl', ...body }, { cookie, 'user-agent': 'zzz-browser' }));

async function call(name: string, body: object): Promise<Response> {
  const response = await post(`/api/shopify/${name}/`, { ...anna, ...body });
  const [pair = ''] = (response.headers.get('set-cookie') ?? '').split(';');
  if (pair.includes('=')) cookie = pair;
  return response;
}

async function form(path: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  return shop.send(path, writeForm(fields, { cookie }));
}

const message = { name: 'Annazzz Lokzzz', email: anna.email, orderNumber: '#zzz1001' };
/** Uses every account feature. */
const USES: readonly (() => Promise<Response>)[] = [
  () => call('account/register', {}),
  () => call('account/login', { password: 'Zzzwrong123' }),
  () => call('account/login', {}),
  () =>
    call('account/update-account-info', {
      customer: { firstName: 'Zzz', phone: '+31612345678' },
    }),
  () => call('account/update-address', { action: 'CREATE', address }),
  () => call('account/update-address', { action: 'UPDATE', address, id: 'zzz' }),
  () => call('account/set-customer-wishlist', { productIds: ['gid://shopify/Product/1'] }),
  () => call('account/set-customer-salon', { salon: 'zzz' }),
  () => call('account/forgot-password', {}),
  () =>
    call('account/reset-password', {
      id: '1',
      input: { resetToken: 'zzz', password: PASSWORD },
    }),
  () => call('account/multipass', { webUrl: 'http://localhost:4010/nl/cart?zzz' }),
  () => call('checkout/request', { id: 'gid://shopify/Cart/zzz?key=zzz' }),
  () => form('/nl/account/login', { email: anna.email, password: 'Zzzwrong123' }),
  () => form('/nl/account/register', { ...anna }),
  () => form('/nl/newsletter', { email: anna.email }),
  () => form('/nl/contact', { ...message, subject: 'order', message: `zzz ${PASSWORD}` }),
  () => form('/nl/withdraw', { ...message, items: 'zzz', form: 'confirmation' }),
  () =>
    post('/api/restock/request/', {
      handle: 'rain-shampoo',
      variantId: 'zzz',
      email: anna.email,
    }),
  () =>
    post('/api/reviews/write/', {
      handle: 'rain-shampoo',
      stars: 5,
      title: 'Zzz',
      body: `zzz ${anna.email}`,
    }),
  () => shop.send('/nl/account/reset/1/zzz-token'),
  () => shop.send('/nl/account/restock/zzz-token'),
  () => shop.send('/nl/account/activate/1/zzz-token/'),
  () => shop.send('/nl/account/reset/1/zzz-token.data'),
  () => shop.send(`/nl/search?q=${encodeURIComponent(anna.email)}`),
  () => shop.send('/api/salons/?locale=nl&near=52.3,4.9&query=zzz'),
  () =>
    shop.send('/nl/account/dashboard', {
      headers: { cookie, referer: 'http://lokke.test/?zzz' },
    }),
];

/** Texts that an operator reads: the log, what the server writes besides, `/metrics` and `/status`. */
async function collectTexts(): Promise<readonly string[]> {
  const entries = shop.logged.map((entry) => JSON.stringify(entry));
  const metrics = (await shop.metrics.text()).split('\n');
  return [...entries, ...written, ...metrics, JSON.stringify(shop.readStatus())];
}

describe('what an operator reads', () => {
  it('names nobody who registers, logs in, lives somewhere or forgets', async () => {
    for (const use of USES) await use();
    await shop.whenIdle();
    const lines = await collectTexts();
    expect(shop.logged.length).toBeGreaterThan(15);
    expect(lines.filter((line) => PERSONAL.test(line))).toEqual([]);
  });

  it('names nobody either when the platform fails', async () => {
    shop.platform.faults.set('nl', {
      latencyInMs: 0,
      rate: 1,
      kinds: ['unavailable'],
      times: null,
    });
    // Calls wait between their attempts: all are made at once.
    await Promise.all(USES.map((use) => use()));
    await shop.whenIdle();
    const lines = await collectTexts();
    expect(lines.some((line) => line.includes('"level":"error"'))).toBe(true);
    expect(lines.filter((line) => PERSONAL.test(line))).toEqual([]);
  });
});
