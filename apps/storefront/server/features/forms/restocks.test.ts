import { type Locale, marketOf } from '@lokke/domain/markets';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import {
  type EmbeddedShops,
  openEmbeddedShops,
  SESSION_SECRET,
} from '../../../testing/embedded-shops.ts';
import { lettersTo } from '../../../testing/letters-to.ts';
import { newsletterOf } from '../../config/newsletter.ts';
import { createSessionCipher } from '../../http/session/index.ts';

const HANDLE = 'rain-oil';
const ADA = 'ada@example.com';
const DAY_IN_MS = 86_400_000;

let timeInMs = 0;
let embedded: EmbeddedShops;
let variantId = '';
beforeEach(async () => {
  timeInMs = 0;
  embedded = await openEmbeddedShops({
    shops: ['nl', 'de'],
    now: () => timeInMs,
    environment: { NEWSLETTER_DEMO_URL: 'http://localhost:4010/klaviyo' },
  });
  variantId = await firstVariantOf(HANDLE);
});
afterEach(() => embedded[Symbol.dispose]());

async function firstVariantOf(handle: string): Promise<string> {
  const product = await embedded.shops.catalogueOf(marketOf('nl')).product(handle);
  return product.kind === 'found' ? (product.value.variants[0]?.id ?? '') : '';
}

function restockOf(locale: Locale = 'nl', peerIp = '198.51.100.1') {
  const request = new Request(`http://localhost:3000/${locale}/account/restock`);
  const restock = embedded.restocks.open({ request, market: marketOf(locale), peerIp });
  if (restock === null) throw new Error(`Nobody writes in ${locale}`);
  return restock;
}

const ask = (email = ADA, peerIp?: string) =>
  restockOf('nl', peerIp).request({ email, handle: HANDLE, variantId });

async function tokenIn(email = ADA): Promise<string> {
  const [text = ''] = await lettersTo(embedded.platform, email);
  return /\/nl\/account\/restock\/(\S+)/.exec(text)?.[1] ?? '';
}

const waiting = () =>
  embedded.platform.context.store.read
    .prepare('SELECT email, shop FROM back_in_stock_subscriptions')
    .all();

it('asks the address, and only then waits for the size', async () => {
  expect(await ask(' Ada@Example.com ')).toEqual({ ok: true, value: null });
  expect(waiting()).toEqual([]);
  const token = await tokenIn();
  const wanted = { email: ADA, handle: HANDLE, variantId, title: 'Rain oil', size: null };
  // Programs that look through letters read the link.
  expect(await restockOf().read(token)).toEqual(wanted);
  expect(waiting()).toEqual([]);
  expect(await restockOf().confirm(token)).toEqual({ ok: true, value: wanted });
  expect(waiting()).toEqual([{ email: ADA, shop: 'nl' }]);
});

test.each([
  [{ email: '' }, 'missingEmail', ['email']],
  [{ email: 'eve' }, 'emailInvalid', ['email']],
  [{ email: 'a@example.com,b@example.com' }, 'emailInvalid', ['email']],
  [{ handle: 'nothing' }, 'unknownProduct', []],
  [{ variantId: 'gid://shopify/ProductVariant/999' }, 'unknownVariant', []],
])('%o is refused with %s, and nobody is asked', async (input, code, fields) => {
  const asked = { email: ADA, handle: HANDLE, variantId, ...input };
  expect(await restockOf().request(asked)).toMatchObject({ ok: false, code, fields });
  expect(await lettersTo(embedded.platform, ADA)).toEqual([]);
});

it('a size that is there is not waited for', async () => {
  const handle = 'rain-mask';
  const input = { email: ADA, handle, variantId: await firstVariantOf(handle) };
  expect(await restockOf().request(input)).toMatchObject({ code: 'backInStock' });
});

describe('a link', () => {
  it('works until seven days are over', async () => {
    await ask();
    const token = await tokenIn();
    timeInMs = 7 * DAY_IN_MS - 1;
    expect(await restockOf().read(token)).not.toBeNull();
    timeInMs = 7 * DAY_IN_MS;
    expect(await restockOf().read(token)).toBeNull();
    expect(await restockOf().confirm(token)).toMatchObject({ code: 'linkInvalid' });
    expect(waiting()).toEqual([]);
  });

  it('that is used again adds nothing', async () => {
    await ask();
    const token = await tokenIn();
    for (let i = 0; i < 3; i += 1)
      expect(await restockOf().confirm(token)).toMatchObject({ ok: true });
    expect(waiting()).toHaveLength(1);
  });

  it('of one shop is not another’s', async () => {
    await ask();
    const token = await tokenIn();
    expect(await restockOf('de').read(token)).toBeNull();
    expect(await restockOf('de').confirm(token)).toMatchObject({ code: 'linkInvalid' });
  });

  it('that is forged, cut, changed or sealed for something else is none', async () => {
    await ask();
    const token = await tokenIn();
    const changed = token.replace(/.{4}$/, (end) => (end === 'AAAA' ? 'BBBB' : 'AAAA'));
    const request = { email: ADA, handle: HANDLE, variantId, title: '', size: null };
    const content = { shop: 'nl', madeAtInMs: Date.parse('2026-11-20T12:00:00Z'), request };
    const ofSession = await createSessionCipher([SESSION_SECRET]).encrypt(content);
    const ofStranger = await createSessionCipher(['x'.repeat(32)], 'restock link').encrypt(content);
    const lacking = await createSessionCipher([SESSION_SECRET], 'restock link').encrypt({
      ...content,
      request: {},
    });
    const forged = ['', 'guessed', token.slice(0, -1), changed, ofSession, ofStranger, lacking];
    for (const one of [...forged, `${token}${'x'.repeat(4_000)}`]) {
      expect(await restockOf().confirm(one)).toMatchObject({ code: 'linkInvalid' });
    }
    expect(waiting()).toEqual([]);
  });
});

it('writes to whoever asks while a stranger elsewhere had used up their letters', async () => {
  for (let i = 0; i < 4; i += 1) await ask(ADA, '203.0.113.9');
  expect(await lettersTo(embedded.platform, ADA)).toHaveLength(3);
  await ask();
  expect(await lettersTo(embedded.platform, ADA)).toHaveLength(4);
});

it('fills nobody’s mailbox, answers as always, and asks again after an hour', async () => {
  for (let i = 0; i < 3; i += 1) await ask();
  expect(await ask()).toEqual({ ok: true, value: null });
  expect(await lettersTo(embedded.platform, ADA)).toHaveLength(3);
  timeInMs = 3_600_001;
  await ask();
  expect(await lettersTo(embedded.platform, ADA)).toHaveLength(4);
});

it('asks only so many addresses for one place', async () => {
  for (let i = 0; i < 30; i += 1)
    expect(await ask(`p${i}@example.com`)).toMatchObject({ ok: true });
  expect(await ask('late@example.com')).toMatchObject({
    code: 'tooManyThisHour',
    retryAfterInSeconds: 3600,
  });
  expect(await ask('late@example.com', '198.51.100.2')).toMatchObject({ ok: true });
});

it('takes only so many answers from one place', async () => {
  await ask();
  const token = await tokenIn();
  for (let i = 0; i < 30; i += 1) await restockOf().confirm('guessed');
  expect(await restockOf().confirm(token)).toMatchObject({ code: 'tooManyThisHour' });
  expect(await restockOf('nl', '198.51.100.2').confirm(token)).toMatchObject({ ok: true });
});

it('says so when nobody answers, and names no address in the log', async () => {
  embedded.answerTo(/\/klaviyo\//, () => new Response('', { status: 503 }));
  expect(await ask()).toMatchObject({ ok: false, code: 'platformFailed' });
  expect(embedded.logged).toContainEqual(
    expect.objectContaining({ event: 'restock.failed', shop: 'nl', reason: '503' }),
  );
  expect(JSON.stringify(embedded.logged)).not.toContain(ADA);
});

describe('the settings', () => {
  const own = { KLAVIYO_NL_COMPANY_ID: 'AbC123', KLAVIYO_NL_PRIVATE_KEY: 'pk_abc123_00ff' };

  it('of a shop without a key offer nothing', () => {
    expect(newsletterOf({}).backInStock.size).toBe(0);
    expect([...newsletterOf(own).backInStock.keys()]).toEqual(['nl']);
  });

  it('send no key to a stand-in', () => {
    const { baseUrl } = newsletterOf({ ...own, NEWSLETTER_DEMO_URL: 'http://localhost:4010/k' });
    expect(baseUrl).toBe('https://a.klaviyo.com');
  });
});
