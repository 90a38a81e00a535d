import { marketOf } from '@lokke/domain/markets';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { type MailingShop, openMailingShop } from '../../../testing/mailing-shop.ts';
import { createWithdrawals } from './index.ts';

let mailing: MailingShop;
beforeEach(async () => {
  mailing = await openMailingShop();
});
afterEach(() => mailing.close());

const demo = () => mailing.visits(createWithdrawals);
const ADA = { name: 'Ada', orderNumber: '#1001', email: 'ada@example.com' };

test.each([
  ['de', 'de', 'Bestellnummer: #1001'],
  ['fr-be', 'fr', 'Numéro de commande: #1001'],
  ['ni', 'en', 'Order number: #1001'],
] as const)('%s gets its receipt in %s, with the time', async (locale, language, line) => {
  expect(await demo()(locale)?.submit(ADA)).toEqual({
    ok: true,
    value: { receivedAt: '2026-11-20T19:40:05.000Z' },
  });
  const [letter] = await mailing.emailsTo(ADA.email);
  expect(letter).toMatchObject({ language, shop: marketOf(locale).shop });
  expect(letter?.text).toContain(line);
  expect(letter?.text).toContain('20-11-2026, 19:40:05 UTC');
});

it('refuses what is incomplete before anybody is told', async () => {
  expect(await demo()('nl')?.submit({ ...ADA, name: ' ' })).toMatchObject({
    code: 'missingWithdrawalInput',
    fields: ['name'],
  });
  expect(await mailing.emailsTo(ADA.email)).toEqual([]);
});

const STRANGER = '203.0.113.9';

it('refuses the sixth statement about one order from a network, and none from elsewhere', async () => {
  const withdraw = demo();
  for (let i = 0; i < 5; i += 1) {
    expect(await withdraw('nl', STRANGER)?.submit(ADA)).toMatchObject({ ok: true });
  }
  expect(await withdraw('nl', STRANGER)?.submit(ADA)).toMatchObject({ code: 'tooManyAttempts' });
  expect(await withdraw('nl')?.submit(ADA)).toMatchObject({ ok: true });
  mailing.passTime(3_600_000);
  expect(await withdraw('nl', STRANGER)?.submit(ADA)).toMatchObject({ ok: true });
});

it('is open to the buyer after any number of strangers named the address', async () => {
  const withdraw = demo();
  for (let i = 0; i < 31; i += 1) {
    const bogus = { ...ADA, orderNumber: `#${i}` };
    expect((await withdraw('nl', STRANGER)?.submit(bogus))?.ok).toBe(i < 30);
  }
  expect(await withdraw('nl')?.submit(ADA)).toMatchObject({ ok: true });
  // Fewer letters than statements: a stranger fills nobody's mailbox.
  expect(await mailing.emailsTo(ADA.email)).toHaveLength(3);
});

it('counts an IPv6 network of /64 as one', async () => {
  const withdraw = demo();
  const from = (network: string, i: number) => `2001:db8:0:${network}::${(i + 1).toString(16)}`;
  for (let i = 0; i < 30; i += 1) {
    const statement = { ...ADA, orderNumber: `#${i}` };
    expect(await withdraw('nl', from('1', i))?.submit(statement)).toMatchObject({ ok: true });
  }
  expect(await withdraw('nl', from('1', 30))?.submit(ADA)).toMatchObject({
    code: 'tooManyAttempts',
  });
  expect(await withdraw('nl', from('2', 30))?.submit(ADA)).toMatchObject({ ok: true });
});

it('refuses links before anybody is told', async () => {
  const items = 'All of it, see https://bad.example';
  expect(await demo()('nl')?.submit({ ...ADA, items })).toMatchObject({
    code: 'withdrawalHasLink',
    fields: ['items'],
  });
  expect(await mailing.emailsTo(ADA.email)).toEqual([]);
});

it('is not there where nobody sends the receipt', () => {
  expect(mailing.visits(createWithdrawals, {})('nl')).toBeNull();
});

it('says so when the receipt cannot be sent, and logs no person', async () => {
  const withdraw = mailing.visits(createWithdrawals, {
    KLAVIYO_API_ORIGIN: 'http://127.0.0.1:9',
    KLAVIYO_NL_COMPANY_ID: 'Ab12Cd',
  });
  expect(await withdraw('nl')?.submit(ADA)).toMatchObject({ code: 'platformFailed' });
  expect(mailing.logged).toMatchObject([{ event: 'withdrawal.failed', refusal: 'platformFailed' }]);
  expect(JSON.stringify(mailing.logged)).not.toMatch(/ada|1001/i);
});
