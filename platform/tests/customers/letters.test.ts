import { describe, expect, test } from 'vitest';
import type { ShopKey } from '../../src/protocol/index.ts';
import { inviteCustomer } from '../../src/shopify/customers/index.ts';
import { ANNA, openCustomerShop } from './customer-shop.ts';

const MARKETS: readonly (readonly [ShopKey, string, string, string])[] = [
  ['nl', 'NL', '/nl', 'Een nieuw wachtwoord voor LOKKE'],
  ['nl', 'EN', '', 'A new password for LOKKE'],
  ['be', 'NL', '/nl-be', 'Een nieuw wachtwoord voor LOKKE'],
  ['be', 'FR', '/fr-be', 'Un nouveau mot de passe pour LOKKE'],
  ['fr', 'FR', '/fr', 'Un nouveau mot de passe pour LOKKE'],
  ['de', 'DE', '/de', 'Ein neues Passwort für LOKKE'],
  ['es', 'ES', '/es', 'Una contraseña nueva para LOKKE'],
  ['no', 'NB', '/no', 'Nytt passord til LOKKE'],
  ['se', 'SV', '/se', 'Ett nytt lösenord till LOKKE'],
  ['us', 'EN', '/na', 'A new password for LOKKE'],
  ['uk', 'EN', '/uk', 'A new password for LOKKE'],
  ['ie', 'EN', '/ie', 'A new password for LOKKE'],
  ['ni', 'EN', '/ni', 'A new password for LOKKE'],
];

describe.each(MARKETS)('a customer of %s in %s', (key, language, prefix, subject) => {
  test('is written to in that language, with links into that market', async () => {
    const shop = openCustomerShop(key);
    await shop.register({}, { language });
    await shop.send('customer-recover', { email: ANNA.email });
    const [reset, welcome] = shop.mailsTo(ANNA.email);
    expect(reset?.subject).toBe(subject);
    expect(shop.linkTo(ANNA.email).url).toContain(
      `http://localhost:3000${prefix}/account/reset/1/`,
    );
    expect(welcome?.text).toContain(`http://localhost:3000${prefix}/account/dashboard/`);
    shop.platform.close();
  });
});

test('letters to an address that nobody proved repeat no name typed with it', async () => {
  const shop = openCustomerShop();
  await shop.register({ firstName: 'You won' });
  await shop.send('customer-recover', { email: ANNA.email });
  const mails = shop.mailsTo(ANNA.email);
  expect(mails).toHaveLength(2);
  expect(JSON.stringify(mails)).not.toContain('You won');
  expect(JSON.stringify(mails)).not.toContain(ANNA.password);
  const { id, token } = shop.linkTo(ANNA.email);
  await shop.send('customer-reset', { id, input: { resetToken: token, password: ANNA.password } });
  await shop.send('customer-recover', { email: ANNA.email });
  expect(shop.mailsTo(ANNA.email)[0]?.text).toContain('You won');
  shop.platform.close();
});

test('letters escape the names in them', async () => {
  const shop = openCustomerShop();
  const { context } = shop.platform;
  const invitation = { email: ANNA.email, firstName: 'A & "B" <3' };
  await inviteCustomer({ ...context, shop: context.shops.nl }, invitation);
  expect(shop.mailsTo(ANNA.email)[0]?.html).toContain('A &amp; &quot;B&quot; &lt;3');
  shop.platform.close();
});

test.each([
  ['be', 'fr', 'Activez votre compte LOKKE', '/fr-be/account/activate/'],
  ['be', null, 'Activeer je LOKKE-account', '/nl-be/account/activate/'],
  ['de', null, 'Aktiviere dein LOKKE-Konto', '/de/account/activate/'],
] as const)('an invitation of %s in %s says %s', async (key, language, subject, path) => {
  const shop = openCustomerShop(key);
  const { context } = shop.platform;
  await inviteCustomer({ ...context, shop: context.shops[key] }, { email: ANNA.email, language });
  expect(shop.mailsTo(ANNA.email)[0]?.subject).toBe(subject);
  expect(shop.linkTo(ANNA.email).url).toContain(path);
  shop.platform.close();
});

test('a letter names its type where a mail program may fetch it from', async () => {
  const shop = openCustomerShop();
  await shop.register({});
  const [welcome] = shop.mailsTo(ANNA.email);
  const addresses = [...(welcome?.html ?? '').matchAll(/src:url\('([^']+)'\)/g)].map(
    ([, address = '']) => address,
  );
  expect(addresses).toHaveLength(2);
  for (const address of addresses) {
    const type = await shop.platform.fetch(new Request(address));
    expect(type.status).toBe(200);
    expect(type.headers.get('content-type')).toBe('font/woff2');
    expect(type.headers.get('access-control-allow-origin')).toBe('*');
  }
  const styles = await shop.platform.fetch(new Request('http://localhost:4010/assets/pages.css'));
  expect(styles.headers.get('access-control-allow-origin')).toBeNull();
  shop.platform.close();
});
