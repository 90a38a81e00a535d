import { marketOf } from '@lokke/domain/markets';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { type MailingShop, openMailingShop } from '../../../testing/mailing-shop.ts';
import { createContactDesks } from './index.ts';

let mailing: MailingShop;
beforeEach(async () => {
  mailing = await openMailingShop();
});
afterEach(() => mailing.close());

const demo = () => mailing.visits(createContactDesks);
const ADA = {
  name: 'Ada',
  email: 'ada@example.com',
  subject: 'order',
  orderNumber: '#1001',
  message: 'Where is it?\r\nSee https://example.com/picture',
} as const;

test.each([
  ['de', 'de', 'Thema: Meine Bestellung'],
  ['fr-be', 'fr', 'Sujet: Ma commande'],
  ['ni', 'en', 'About: My order'],
] as const)('a message from %s is acknowledged in %s', async (locale, language, line) => {
  expect(await demo()(locale)?.write(ADA)).toEqual({ ok: true, value: null });
  const [letter] = await mailing.emailsTo(ADA.email);
  expect(letter).toMatchObject({ language, shop: marketOf(locale).shop });
  expect(letter?.text).toContain(line);
  const [staff] = await mailing.emailsTo('hello@example.com');
  expect(staff?.text).toContain('Where is it?\nSee https://example.com/picture');
});

it('refuses what is incomplete before anybody is told', async () => {
  expect(await demo()('nl')?.write({ ...ADA, message: ' ' })).toMatchObject({
    code: 'missingContactInput',
    fields: ['message'],
  });
  expect(await mailing.emailsTo('hello@example.com')).toEqual([]);
});

it('takes five messages in an hour from an address in a network, and more from elsewhere', async () => {
  const write = demo();
  for (let i = 0; i < 6; i += 1) {
    const outcome = await write('nl', '203.0.113.9')?.write({ ...ADA, message: `${i}` });
    expect(outcome?.ok).toBe(i < 5);
  }
  expect(await write('nl')?.write(ADA)).toMatchObject({ ok: true });
  mailing.passTime(3_600_000);
  expect(await write('nl', '203.0.113.9')?.write(ADA)).toMatchObject({ ok: true });
});

it('is closed where nobody hands messages over', () => {
  expect(mailing.visits(createContactDesks, {})('nl')).toBeNull();
});

it('says so when the message cannot be handed over, and logs no person', async () => {
  const write = mailing.visits(createContactDesks, {
    KLAVIYO_API_ORIGIN: 'http://127.0.0.1:9',
    KLAVIYO_NL_COMPANY_ID: 'Ab12Cd',
  });
  expect(await write('nl')?.write(ADA)).toMatchObject({ code: 'platformFailed' });
  expect(mailing.logged).toMatchObject([{ event: 'contact.failed', refusal: 'platformFailed' }]);
  expect(JSON.stringify(mailing.logged)).not.toMatch(/ada|1001/i);
});
