import { marketOf } from '@lokke/domain/markets';
import { seedDemoSalons } from '@lokke/platform';
import { expect, test } from 'vitest';
import { mailedLink, openVisitor, pagesOf } from '../../../../testing/account-visitor.ts';
import { buy } from '../../../../testing/buy.ts';
import { createCart, openEndpoint } from '../../../../testing/call-endpoint.ts';
import { ANNA, ANNAS_ADDRESS } from '../../../../testing/customer-fixture.ts';
import { openEmbeddedShops } from '../../../../testing/embedded-shops.ts';
import { lettersTo } from '../../../../testing/letters-to.ts';
import { missingProofOf } from '../../salons/index.ts';

const { email, password } = ANNA;
const SALON = 'de-gouden-lok.amsterdam@example.com';

/** Somebody who bought as a guest, and registers then. */
async function openAccount(registered: { readonly email: string } = ANNA) {
  const embedded = await openEmbeddedShops();
  const { api } = openEndpoint(embedded);
  await buy(embedded, (await createCart(openVisitor(api))).checkoutUrl, registered.email);
  const visitor = openVisitor(api);
  await visitor.post('register', { ...ANNA, ...registered });
  await visitor.post('update-address', { action: 'CREATE', address: ANNAS_ADDRESS });
  const link = await mailedLink(embedded, 'reset', registered.email);
  const proof = { customerId: link.id, resetToken: link.token };
  return { ...embedded, api, visitor, proof, pages: () => pagesOf(embedded, visitor) };
}

type Pages = ReturnType<Awaited<ReturnType<typeof openAccount>>['pages']>;

async function readKept(pages: Pages) {
  const [customer, orders] = await Promise.all([pages.customer(), pages.orders()]);
  if (!customer.ok || !orders.ok) throw new Error('not logged in');
  const { firstName, addresses } = customer.value;
  return [firstName, addresses.length, orders.value.orders.map(({ name }) => name)];
}

test('the button of the first letter proves the address, and keeps what was typed', async () => {
  using shop = await openAccount();
  const pages = shop.pages();
  expect(await pages.unprovedAddress()).toEqual({ ok: true, value: email });
  expect(await readKept(pages)).toEqual(['Anna', 1, []]);
  expect(await pages.proveAddress({ ...shop.proof, email, password })).toMatchObject({ ok: true });
  expect(await pages.unprovedAddress()).toEqual({ ok: true, value: null });
  expect(await readKept(pages)).toEqual(['Anna', 1, ['#1001']]);
});

test.each([
  ['another password', { password: 'Abcdefgi' }, 'loginFailed'],
  ['no password', { password: '' }, 'missingLoginInput'],
  ['a link of another account', { customerId: '999' }, 'linkInvalid'],
  ['a link that is no link', { resetToken: 'nonsense' }, 'linkInvalid'],
])('%s proves nothing, and changes nothing', async (_, changed, code) => {
  using shop = await openAccount();
  const pages = shop.pages();
  const outcome = await pages.proveAddress({ ...shop.proof, email, password, ...changed });
  expect(outcome).toMatchObject({ ok: false, code });
  expect(await pages.unprovedAddress()).toEqual({ ok: true, value: email });
  expect(await readKept(pages)).toEqual(['Anna', 1, []]);
});

test('a link that sets a new password drops what may be a stranger’s', async () => {
  using shop = await openAccount();
  const pages = pagesOf(shop, null);
  const renewed = { ...shop.proof, password: 'Zyxwvuts' };
  expect(await pages.resetPassword(renewed)).toMatchObject({ ok: true });
  expect(await readKept(pages)).toEqual([null, 0, ['#1001']]);
});

test('another letter is sent to whoever is logged in, and to nobody else', async () => {
  using shop = await openAccount();
  expect(await pagesOf(shop, null).sendProof()).toMatchObject({ code: 'notLoggedIn' });
  expect(await shop.pages().sendProof()).toEqual({ ok: true, value: null });
  await shop.accounts.whenIdle();
  const letters = (await lettersTo(shop.platform, email)).join();
  expect(letters).toContain('Bevestig je adres bij LOKKE');
  const dead = { ...shop.proof, email, password };
  expect(await shop.pages().proveAddress(dead)).toMatchObject({ code: 'linkInvalid' });
});

test.each([
  [SALON, true],
  [email, false],
])('an account of %s waits for its proof: a salon’s is %s', async (registered, isSalon) => {
  using shop = await openAccount({ email: registered });
  await seedDemoSalons(shop.platform.context);
  const cookie = [...shop.visitor.cookies].map((pair) => pair.join('=')).join('; ');
  const request = new Request('http://lokke.test/nl', { headers: { cookie } });
  const open = () => shop.accounts.open({ request, market: marketOf('nl'), peerIp: null });
  expect(await missingProofOf(open(), shop.salons)).toEqual({ email: registered, isSalon });
  await open().accounts.proveAddress({ ...shop.proof, email: registered, password });
  expect(await missingProofOf(open(), shop.salons)).toBeNull();
});
