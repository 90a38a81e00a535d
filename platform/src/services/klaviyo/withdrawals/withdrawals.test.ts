import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { buyerAt, DUTCH_DETAILS, goToPayment, pay } from '../../../../tests/checkout/buyer.ts';
import { openCheckoutShop } from '../../../../tests/checkout/checkout-shop.ts';
import { createPlatform, type Platform } from '../../../platform.ts';

let platform: Platform;
beforeEach(() => {
  platform = createPlatform({ dataFile: ':memory:' });
});
afterEach(() => platform.close());

const STATED = { name: 'Ada <b>Lok</b>', orderNumber: '#1001', items: '' };
const documentFor = (
  properties: object,
  metric = 'Withdrew From Contract',
  email = 'ada@x.eu',
  uniqueId = 'one',
) => ({
  data: {
    type: 'event',
    attributes: {
      metric: { data: { type: 'metric', attributes: { name: metric } } },
      profile: { data: { type: 'profile', attributes: { email, locale: 'fr-BE' } } },
      properties,
      time: '2026-11-20T19:40:05.123Z',
      unique_id: uniqueId,
    },
  },
});

async function send(document: unknown, company = 'DEMOBE'): Promise<Response> {
  return platform.fetch(
    new Request(`http://localhost:4010/klaviyo/client/events/?company_id=${company}`, {
      method: 'POST',
      headers: { 'content-type': 'application/vnd.api+json', revision: '2024-10-15' },
      body: JSON.stringify(document),
    }),
  );
}

async function emailsTo(email: string) {
  const address = `http://localhost:4010/mailbox.json?to=${email}`;
  const { mails }: { mails: { id: number; shop: string; language: string; text: string }[] } =
    JSON.parse(await (await platform.fetch(new Request(address))).text());
  return mails;
}

/** Places order #1001 of the Dutch shop. */
async function buy(email: string): Promise<void> {
  const { createCart, variants } = await openCheckoutShop('nl', platform);
  const cart = await createCart([{ merchandiseId: variants.shampoo, quantity: 1 }]);
  const buyer = buyerAt(platform);
  const page = await goToPayment(buyer, cart.checkoutUrl, { ...DUTCH_DETAILS, email });
  expect((await pay(buyer, page)).html).toContain('#1001');
}

it.each(['#1001', '1001', 'NL 1001'])(
  'repeats to the buyer what was stated about order %s, and sends the shop the same',
  async (orderNumber) => {
    await buy('Ada@x.eu');
    const stated = { ...STATED, orderNumber, items: 'Regenshampoo' };
    expect((await send(documentFor(stated), 'DEMONL')).status).toBe(202);
    const [message] = await emailsTo('ada@x.eu');
    expect(message).toMatchObject({ shop: 'nl' });
    expect(message?.text).toContain('20-11-2026, 19:40:05 UTC');
    for (const part of [STATED.name, orderNumber, 'Regenshampoo']) {
      expect(message?.text).toContain(part);
    }
    const page = await platform.fetch(new Request(`http://localhost:4010/mailbox/${message?.id}`));
    expect(await page.text()).not.toContain('<b>Lok');
    const [staff, ...more] = await emailsTo('hello@example.com');
    expect(more).toEqual([]);
    expect(staff?.text).toContain('Regenshampoo');
    expect(staff?.text).not.toMatch(/aucune commande/i);
  },
);

it('keeps each statement on its own line, so that no line and no header can be made up', async () => {
  const stated = {
    name: 'Ada\r\nE-mail: eve@x.eu',
    orderNumber: '1001\nBcc: eve@x.eu',
    items: 'Shampoo\nE-mail: eve@x.eu',
  };
  expect((await send(documentFor(stated), 'DEMONL')).status).toBe(202);
  const address = 'http://localhost:4010/mailbox.json?to=hello@example.com';
  const { mails }: { mails: readonly { subject: string; text: string }[] } = JSON.parse(
    await (await platform.fetch(new Request(address))).text(),
  );
  expect(mails[0]?.subject).not.toMatch(/[\r\n]/);
  expect(mails[0]?.text).not.toMatch(/^(?:Bcc|E-mail: eve)/m);
  expect(mails[0]?.text).toContain('Shampoo\n  E-mail: eve@x.eu');
});

it.each([
  ['an order that nobody placed', '#1002', 'ada@x.eu'],
  ['an order of somebody else', '#1001', 'eve@x.eu'],
  ['words instead of a number', 'Call 0900 now', 'ada@x.eu'],
])('names no word of the sender for %s, and shows the shop all', async (_, number, email) => {
  await buy('ada@x.eu');
  const mailsBefore = (await emailsTo(email)).length;
  const stated = { name: 'Win money', orderNumber: number, items: 'Ring me today' };
  expect((await send(documentFor(stated, undefined, email), 'DEMONL')).status).toBe(202);
  const mails = await emailsTo(email);
  expect(mails).toHaveLength(mailsBefore + 1);
  const [message] = mails;
  expect(message?.text).toContain('20-11-2026, 19:40:05 UTC');
  expect(JSON.stringify(message)).not.toMatch(/win money|ring me|call/i);
  expect(message?.text.includes(number)).toBe(number.startsWith('#'));
  const [staff] = await emailsTo('hello@example.com');
  expect(staff?.text).toContain('Ring me today');
  expect(staff?.text).toMatch(/aucune commande/i);
});

it('writes to an address in its language', async () => {
  expect((await send(documentFor(STATED))).status).toBe(202);
  const [message, ...more] = await emailsTo('ada@x.eu');
  expect(more).toEqual([]);
  expect(message).toMatchObject({ shop: 'be', language: 'fr' });
  expect(message?.text).toContain('Reçue le: 20-11-2026, 19:40:05 UTC');
  expect(message?.text).toContain('Numéro de commande: #1001');
});

it('takes every statement, writes three of a stranger to one address, and all of the buyer', async () => {
  await buy('ada@x.eu');
  const orderLetters = (await emailsTo('ada@x.eu')).length;
  for (let i = 0; i < 6; i += 1) {
    const document = documentFor(
      { ...STATED, orderNumber: `#${i}` },
      undefined,
      undefined,
      `u${i}`,
    );
    expect((await send(document, 'DEMONL')).status).toBe(202);
  }
  expect(await emailsTo('ada@x.eu')).toHaveLength(orderLetters + 3);
  expect(await emailsTo('hello@example.com')).toHaveLength(6);
  expect((await send(documentFor(STATED), 'DEMONL')).status).toBe(202);
  expect((await emailsTo('ada@x.eu'))[0]?.text).toContain(STATED.name);
});

it('writes once, however often it is told', async () => {
  for (let i = 0; i < 3; i += 1) expect((await send(documentFor(STATED))).status).toBe(202);
  expect(await emailsTo('ada@x.eu')).toHaveLength(1);
});

test.each([
  [null, 'DEMOBE', '/data/type'],
  [documentFor(STATED, 'Viewed Product'), 'DEMOBE', /metric/],
  [documentFor(STATED, undefined, 'ada'), 'DEMOBE', /email$/],
  [documentFor({ ...STATED, name: '' }), 'DEMOBE', /name$/],
  [documentFor({ ...STATED, orderNumber: 7 }), 'DEMOBE', /orderNumber$/],
  [documentFor(STATED), 'DEMOXX', '/company_id'],
])('refuses %o for %s and points at %s', async (document, company, pointer) => {
  const response = await send(document, company);
  expect(response.status).toBe(400);
  const { errors } = JSON.parse(await response.text());
  expect(errors[0].source.pointer).toMatch(pointer);
  expect(await emailsTo('ada@x.eu')).toEqual([]);
});
