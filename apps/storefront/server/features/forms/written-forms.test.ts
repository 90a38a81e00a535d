import type { AccountOutcome } from '@lokke/contract/ports';
import { type Locale, marketOf } from '@lokke/domain/markets';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { type MailingShop, openMailingShop } from '../../../testing/mailing-shop.ts';
import { createWrittenForms } from './index.ts';

let mailing: MailingShop;
beforeEach(async () => {
  mailing = await openMailingShop();
});
afterEach(() => mailing.close());

const STRANGER = '203.0.113.9';
const ADA = { name: 'Ada', orderNumber: '#1001', email: 'ada@example.com' };
const MESSAGE = {
  ...ADA,
  subject: 'order',
  message: 'Where is it?\r\nSee https://example.com/picture',
} as const;

/** Names the reported review. */
const REVIEW = '17 · Ann L. · Fijn';

type Environment = Readonly<Record<string, string>>;
/** Sends a form with changes; undefined where there is none. */
type Send = (
  changes?: object,
  peerIp?: string,
  locale?: Locale,
) => Promise<AccountOutcome<unknown>> | undefined;

function openContact(environment?: Environment): Send {
  const open = mailing.visits((options) => createWrittenForms(options).contactDesks, environment);
  return (changes, peerIp, locale = 'nl') =>
    open(locale, peerIp)?.write({ ...MESSAGE, ...changes });
}

function openWithdrawal(environment?: Environment): Send {
  const open = mailing.visits((options) => createWrittenForms(options).withdrawals, environment);
  return (changes, peerIp, locale = 'nl') => open(locale, peerIp)?.submit({ ...ADA, ...changes });
}

function openCancellation(environment?: Environment): Send {
  const open = mailing.visits((options) => createWrittenForms(options).cancellations, environment);
  return (changes, peerIp, locale = 'nl') => open(locale, peerIp)?.submit({ ...ADA, ...changes });
}

function openReport(environment?: Environment): Send {
  const open = mailing.visits((options) => createWrittenForms(options).reviewDesks, environment);
  return (changes, peerIp, locale = 'nl') =>
    open(locale, peerIp)?.report({ ...MESSAGE, subject: 'fake', ...changes }, REVIEW);
}

describe.each([
  {
    form: 'cancellation',
    open: openCancellation,
    code: 'missingWithdrawalInput',
    field: 'name',
  },
  { form: 'contact', open: openContact, code: 'missingContactInput', field: 'message' },
  { form: 'report', open: openReport, code: 'missingContactInput', field: 'subject' },
  { form: 'withdrawal', open: openWithdrawal, code: 'missingWithdrawalInput', field: 'name' },
] as const)('the form of a $form', ({ form, open, code, field }) => {
  it('refuses what is incomplete before anybody is told', async () => {
    expect(await open()({ [field]: ' ' })).toMatchObject({ code, fields: [field] });
    expect(await mailing.emailsTo(ADA.email)).toEqual([]);
    expect(await mailing.emailsTo('hello@example.com')).toEqual([]);
  });

  it('is taken five times an hour from a network, and from elsewhere', async () => {
    const send = open();
    for (let i = 0; i < 5; i += 1) expect(await send({}, STRANGER)).toMatchObject({ ok: true });
    expect(await send({}, STRANGER)).toMatchObject({ code: 'tooManyThisHour' });
    expect(await send()).toMatchObject({ ok: true });
    mailing.passTime(3_600_000);
    expect(await send({}, STRANGER)).toMatchObject({ ok: true });
  });

  it('that is pressed twice tells everybody once, and again a minute later', async () => {
    const send = open();
    const countLetters = async () => [
      (await mailing.emailsTo(ADA.email)).length,
      (await mailing.emailsTo('hello@example.com')).length,
    ];
    await Promise.all([send(), send()]);
    const once = await countLetters();
    expect(once[1]).toBe(1);
    mailing.passTime(150);
    await send();
    expect(await countLetters()).toEqual(once);
    mailing.passTime(60_000);
    await send();
    expect(await countLetters()).toEqual(once.map((count) => count * 2));
  });

  it('is closed where nobody sends letters', () => {
    expect(open({})()).toBeUndefined();
  });

  it('says so when it cannot be handed over, and logs no person', async () => {
    const send = open({
      KLAVIYO_API_ORIGIN: 'http://127.0.0.1:9',
      KLAVIYO_NL_COMPANY_ID: 'Ab12Cd',
    });
    expect(await send()).toMatchObject({ code: 'platformFailed' });
    expect(mailing.logged).toMatchObject([{ event: `${form}.failed`, refusal: 'platformFailed' }]);
    expect(JSON.stringify(mailing.logged)).not.toMatch(/ada|1001/i);
  });
});

test.each([
  ['de', 'de', 'Thema: Meine Bestellung'],
  ['fr-be', 'fr', 'Sujet\u00a0: Ma commande'],
  ['ni', 'en', 'About: My order'],
] as const)('a message from %s is acknowledged in %s', async (locale, language, line) => {
  expect(await openContact()({}, undefined, locale)).toEqual({ ok: true, value: null });
  const [letter] = await mailing.emailsTo(ADA.email);
  expect(letter).toMatchObject({ language, shop: marketOf(locale).shop });
  expect(letter?.text).toContain(line);
  const [staff] = await mailing.emailsTo('hello@example.com');
  expect(staff?.text).toContain('Where is it?\nSee https://example.com/picture');
});

test.each([
  [
    'de',
    'Grund: Wer das geschrieben hat, kennt das Produkt offenbar nicht',
    '20:40 (Europe/Berlin)',
  ],
  ['uk', 'Reason: The writer seems not to know the product', '19:40 (Europe/London)'],
] as const)('a report from %s is acknowledged without its words', async (locale, line, time) => {
  expect(await openReport()({}, undefined, locale)).toEqual({ ok: true, value: null });
  const [letter] = await mailing.emailsTo(ADA.email);
  expect(letter?.text).toContain(line);
  expect(letter?.text).toContain(`20-11-2026, ${time}`);
  expect(letter?.text).not.toMatch(/Where is it|Ann L/);
  const [staff] = await mailing.emailsTo('hello@example.com');
  expect(staff?.text).toContain(REVIEW);
  expect(staff?.text).toContain('Where is it?');
});

test.each([
  ['de', 'de', 'Bestellnummer: #1001', '20:40 (Europe/Berlin)'],
  ['fr-be', 'fr', 'Numéro de commande\u00a0: #1001', '20:40 (Europe/Brussels)'],
  ['ni', 'en', 'Order number: #1001', '19:40 (Europe/London)'],
] as const)('%s gets its receipt in %s, with the time', async (locale, language, line, time) => {
  expect(await openWithdrawal()({}, undefined, locale)).toEqual({
    ok: true,
    value: { receivedAt: '2026-11-20T19:40:05.000Z', isMailed: true },
  });
  const [letter] = await mailing.emailsTo(ADA.email);
  expect(letter).toMatchObject({ language, shop: marketOf(locale).shop });
  expect(letter?.text).toContain(line);
  expect(letter?.text).toContain(`20-11-2026, ${time}`);
});

it('is open to the buyer after any number of strangers named the address', async () => {
  const withdraw = openWithdrawal();
  for (let i = 0; i < 31; i += 1) {
    expect((await withdraw({ orderNumber: `#${i}` }, STRANGER))?.ok).toBe(i < 30);
  }
  expect(await withdraw()).toMatchObject({ ok: true });
  // Fewer letters than statements: a stranger fills nobody's mailbox.
  expect(await mailing.emailsTo(ADA.email)).toHaveLength(3);
});

it('counts an IPv6 network of /56 as one', async () => {
  const withdraw = openWithdrawal();
  const from = (network: string, i: number) => `2001:db8:0:${network}::${(i + 1).toString(16)}`;
  for (let i = 0; i < 30; i += 1) {
    expect(await withdraw({ orderNumber: `#${i}` }, from('1', i))).toMatchObject({ ok: true });
  }
  expect(await withdraw({}, from('1', 30))).toMatchObject({ code: 'tooManyThisHour' });
  expect(await withdraw({}, from('100', 30))).toMatchObject({ ok: true });
});

it('refuses links in a withdrawal before anybody is told', async () => {
  const items = 'All of it, see https://bad.example';
  expect(await openWithdrawal()({ items })).toMatchObject({
    code: 'withdrawalHasLink',
    fields: ['items'],
  });
  expect(await mailing.emailsTo(ADA.email)).toEqual([]);
});
