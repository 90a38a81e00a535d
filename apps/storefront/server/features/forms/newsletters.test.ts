import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { type MailingShop, openMailingShop } from '../../../testing/mailing-shop.ts';
import { createNewsletters } from './index.ts';

let mailing: MailingShop;
beforeEach(async () => {
  mailing = await openMailingShop();
});
afterEach(() => mailing.close());

const demo = () => mailing.visits(createNewsletters);

test.each([
  ['de', 'de', 'de'],
  ['fr-be', 'be', 'fr'],
  ['no', 'no', 'nb'],
] as const)('%s asks its shop to write, in its own language', async (locale, shop, language) => {
  const email = `ada-${locale}@example.com`;
  expect(await demo()(locale)?.join({ email: ` ${email.toUpperCase()} ` })).toEqual({
    ok: true,
    value: null,
  });
  expect(await mailing.emailsTo(email)).toMatchObject([{ shop, language }]);
});

test('what is no address is refused before anybody is asked', async () => {
  expect(await demo()('nl')?.join({ email: 'eve' })).toMatchObject({ code: 'emailInvalid' });
});

it('fills nobody’s mailbox, refuses nobody for what strangers did, and counts again after an hour', async () => {
  const newsletter = demo();
  const join = () => newsletter('nl')?.join({ email: 'bob@example.com' });
  for (let i = 0; i < 3; i += 1) expect(await join()).toMatchObject({ ok: true });
  expect(await join()).toMatchObject({ ok: true });
  expect(await mailing.emailsTo('bob@example.com')).toHaveLength(3);
  mailing.passTime(3_600_001);
  expect(await join()).toMatchObject({ ok: true });
  expect(await mailing.emailsTo('bob@example.com')).toHaveLength(4);
});

it('takes only so many addresses from one place', async () => {
  const newsletter = demo();
  for (let i = 0; i < 30; i += 1) await newsletter('nl')?.join({ email: `p${i}@example.com` });
  expect(await newsletter('nl')?.join({ email: 'late@example.com' })).toMatchObject({
    code: 'tooManyThisHour',
  });
  const elsewhere = newsletter('nl', '198.51.100.2');
  expect(await elsewhere?.join({ email: 'late@example.com' })).toMatchObject({ ok: true });
});

it('asks in no market that is not set up, and never in the one for trying things', () => {
  expect(demo()('dev')).toBeNull();
  expect(mailing.visits(createNewsletters, {})('nl')).toBeNull();
  const own = mailing.visits(createNewsletters, {
    KLAVIYO_NL_COMPANY_ID: 'AbC123',
    KLAVIYO_NL_LIST_ID: 'XyZ789',
  });
  expect(own('nl')).not.toBeNull();
  expect(own('de')).toBeNull();
});
