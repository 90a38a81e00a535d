import { beforeEach, expect, test } from 'vitest';
import type { Platform } from '../../src/platform.ts';
import { listMails } from '../../src/protocol/mail/index.ts';
import { countCustomers } from '../../src/shopify/customers/index.ts';
import { erasePerson } from '../../src/shopify/privacy/index.ts';
import { merchantAt } from '../fixtures/merchant.ts';
import { openPlatform } from '../fixtures/platform.ts';
import { DUTCH_DETAILS } from './buyer.ts';
import { openCheckoutShop } from './checkout-shop.ts';

let platform: Platform;
let now: Date;
beforeEach(() => {
  now = new Date('2026-03-01T10:00:00Z');
  platform = openPlatform({ now: () => now });
});

/** Buys as a guest; returns the button of the thank-you page that offers an account. */
async function offerTo(details: typeof DUTCH_DETAILS) {
  const { buy, buyer, fillCart } = await openCheckoutShop('nl', platform);
  const thanks = await buy(await fillCart(), details);
  return () => buyer.submit({ url: `${thanks.url}/account` }, {});
}

const invitations = () =>
  listMails(platform.context.store.read, {
    to: DUTCH_DETAILS['email'] ?? '',
    shop: 'nl',
    limit: 9,
  }).filter(({ subject }) => subject.startsWith('Activeer'));

test('a guest is invited to an account by one letter an hour, however often they ask', async () => {
  const press = await offerTo(DUTCH_DETAILS);
  expect((await press()).html).toContain('We hebben een e-\u2060mail gestuurd');
  await press();
  expect(invitations()).toHaveLength(1);
  expect(invitations()[0]?.text).toContain('Bijna klaar, Ada');
  now = new Date('2026-03-01T11:00:00Z');
  await press();
  expect(invitations()).toHaveLength(2);
});

test('the name that the shop knows somebody by is not changed by what a guest typed', async () => {
  await merchantAt(platform, 'nl').request(
    'mutation ($email: String!) { customerCreate(input: { email: $email, firstName: "Adaline" }) { customer { id } } }',
    { email: DUTCH_DETAILS['email'] },
  );
  await (await offerTo({ ...DUTCH_DETAILS, firstName: 'Somebody' }))();
  expect(invitations()[0]?.text).toContain('Bijna klaar, Adaline');
});

test('a guest whose name no account may have is invited without it', async () => {
  const press = await offerTo({ ...DUTCH_DETAILS, firstName: '<b>Ada' });
  expect((await press()).html).toContain('We hebben een e-\u2060mail gestuurd');
  expect(invitations()).toHaveLength(1);
  expect(invitations()[0]?.text).toContain('Je account staat klaar');
});

test('an order whose buyer was erased offers an account to nobody', async () => {
  const press = await offerTo(DUTCH_DETAILS);
  await erasePerson(platform.context, 'nl', DUTCH_DETAILS['email'] ?? '');
  const page = await press();
  expect(page.status).toBe(200);
  expect(page.html).not.toContain('/account');
  expect(countCustomers(platform.context.store.read).get('nl')).toBeUndefined();
});

test('an order has the day on which it was placed where the shop is', async () => {
  now = new Date('2026-12-31T23:30:00Z');
  const { buy, fillCart } = await openCheckoutShop('nl', platform);
  const thanks = await buy(await fillCart(), DUTCH_DETAILS);
  expect(thanks.html).toContain('01-01-2027');
});
