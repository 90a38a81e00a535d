import { expect, it, test } from 'vitest';
import { buyerAt, DUTCH_DETAILS, goToPayment, pay } from '../../../tests/checkout/buyer.ts';
import { openCheckoutShop } from '../../../tests/checkout/checkout-shop.ts';
import { ADA, eventOf, klaviyoCalls, pointerOf } from './test-kit.ts';

const { get, lettersTo, platform, send } = klaviyoCalls();
const SELLER = 'hello@example.com';

const STATED = { name: 'Ada <b>Lok</b>', orderNumber: '#1001', items: '' };
const documentFor = (properties: object, email?: string, uniqueId?: string) =>
  eventOf('Withdrew From Contract', properties, uniqueId, email);

/** Places order #1001 of the Dutch shop. */
async function buy(email: string): Promise<void> {
  const { createCart, variants } = await openCheckoutShop('nl', platform());
  const cart = await createCart([{ merchandiseId: variants.shampoo, quantity: 1 }]);
  const buyer = buyerAt(platform());
  const page = await goToPayment(buyer, cart.checkoutUrl, { ...DUTCH_DETAILS, email });
  expect((await pay(buyer, page)).html).toContain('#1001');
}

it.each(['#1001', '1001', 'NL 1001'])(
  'repeats to the buyer what was stated about order %s, and sends the shop the same',
  async (orderNumber) => {
    await buy('Ada@example.com');
    const stated = { ...STATED, orderNumber, items: 'Regenshampoo' };
    expect((await send(documentFor(stated), 'DEMONL')).status).toBe(202);
    const [message] = await lettersTo();
    expect(message).toMatchObject({ shop: 'nl' });
    expect(message?.text).toContain('20-11-2026, 19:40:05 UTC');
    for (const part of [STATED.name, orderNumber, 'Regenshampoo']) {
      expect(message?.text).toContain(part);
    }
    const page = await get(`/mailbox/${message?.id}`);
    expect(await page.text()).not.toContain('<b>Lok');
    const [staff, ...more] = await lettersTo(SELLER);
    expect(more).toEqual([]);
    expect(staff?.text).toContain('Regenshampoo');
    expect(staff?.text).not.toMatch(/aucune commande|vous vous rétractez|renvoyez/i);
    expect(staff?.text).toContain('se rétracte du contrat');
  },
);

it('keeps each statement on its own line, so that no line and no header can be made up', async () => {
  const stated = {
    name: 'Ada\r\nE-mail: eve@x.eu',
    orderNumber: '1001\nBcc: eve@x.eu',
    items: 'Shampoo\nE-mail: eve@x.eu',
  };
  expect((await send(documentFor(stated), 'DEMONL')).status).toBe(202);
  const mails = await lettersTo(SELLER);
  expect(mails[0]?.subject).not.toMatch(/[\r\n]/);
  expect(mails[0]?.text).not.toMatch(/^(?:Bcc|E-mail: eve)/m);
  expect(mails[0]?.text).toContain('Shampoo\n  E-mail: eve@x.eu');
});

it.each([
  ['an order that nobody placed', '#1002', ADA],
  ['an order of somebody else', '#1001', 'eve@x.eu'],
  ['words instead of a number', 'Call 0900 now', ADA],
])('names no word of the sender for %s, and shows the shop all', async (_, number, email) => {
  await buy(ADA);
  const mailsBefore = (await lettersTo(email)).length;
  const stated = { name: 'Win money', orderNumber: number, items: 'Ring me today' };
  expect((await send(documentFor(stated, email), 'DEMONL')).status).toBe(202);
  const mails = await lettersTo(email);
  expect(mails).toHaveLength(mailsBefore + 1);
  const [message] = mails;
  expect(message?.text).toContain('20-11-2026, 19:40:05 UTC');
  expect(JSON.stringify(message)).not.toMatch(/win money|ring me|call/i);
  expect(message?.text.includes(number)).toBe(number.startsWith('#'));
  const [staff] = await lettersTo(SELLER);
  expect(staff?.text).toContain('Ring me today');
  expect(staff?.text).toMatch(/aucune commande/i);
});

it('writes to an address in its language', async () => {
  expect((await send(documentFor(STATED))).status).toBe(202);
  const [message, ...more] = await lettersTo();
  expect(more).toEqual([]);
  expect(message).toMatchObject({ shop: 'be', language: 'fr' });
  expect(message?.text).toContain('Reçue le\u00a0: 20-11-2026, 19:40:05 UTC');
  expect(message?.text).toContain('Numéro de commande\u00a0: #1001');
});

it('takes every statement, writes three of a stranger to one address, and all of the buyer', async () => {
  await buy(ADA);
  const orderLetters = (await lettersTo()).length;
  for (let i = 0; i < 6; i += 1) {
    const document = documentFor({ ...STATED, orderNumber: `#${i}` }, ADA, `u${i}`);
    expect((await send(document, 'DEMONL')).status).toBe(202);
  }
  expect(await lettersTo()).toHaveLength(orderLetters + 3);
  expect(await lettersTo(SELLER)).toHaveLength(6);
  expect((await send(documentFor(STATED), 'DEMONL')).status).toBe(202);
  expect((await lettersTo())[0]?.text).toContain(STATED.name);
});

it('writes once, however often it is told', async () => {
  for (let i = 0; i < 3; i += 1) expect((await send(documentFor(STATED))).status).toBe(202);
  expect(await lettersTo()).toHaveLength(1);
});

test.each([
  [null, 'DEMOBE', /type$/],
  [eventOf('Viewed Product', STATED), 'DEMOBE', /metric/],
  [documentFor(STATED, 'ada'), 'DEMOBE', /email$/],
  [documentFor({ ...STATED, name: '' }), 'DEMOBE', /name$/],
  [documentFor({ ...STATED, orderNumber: 7 }), 'DEMOBE', /orderNumber$/],
  [documentFor(STATED), 'DEMOXX', /^.company_id/],
])('refuses %o for %s and points at %s', async (document, company, pointer) => {
  const [status, at] = await pointerOf(await send(document, company));
  expect([status, at]).toEqual([400, expect.stringMatching(pointer)]);
  expect(await lettersTo()).toEqual([]);
});

it('repeats to the buyer what was said about a contract that ends, with the time of their country', async () => {
  await buy(ADA);
  const said = {
    name: 'Ada',
    orderNumber: '#1001',
    items: 'It never came',
    kind: 'cause',
    endsOn: '2026-12-31',
    timeZone: 'Europe/Amsterdam',
  };
  const event = eventOf('Cancelled Contract', said, undefined, ADA);
  expect((await send(event, 'DEMONL')).status).toBe(202);
  const [message] = await lettersTo(ADA);
  expect(message?.text).toContain('20-11-2026, 20:40 (Europe/Amsterdam)');
  expect(message?.text).toContain('It never came · cause · 2026-12-31');
  const [staff] = await lettersTo(SELLER);
  expect(staff?.text).toContain('It never came');
  expect(staff?.text).toContain('Ada résilie le contrat');
  expect(staff?.text).not.toMatch(/vous résiliez|votre contrat/i);
});

it('repeats no words in the place of a time zone', async () => {
  const said = { ...STATED, timeZone: 'Win/Money' };
  expect((await send(documentFor(said, ADA), 'DEMONL')).status).toBe(202);
  const [message] = await lettersTo(ADA);
  expect(message?.text).toContain('20-11-2026, 19:40:05 UTC');
  expect(message?.text).not.toContain('Money');
});
