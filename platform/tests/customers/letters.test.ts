import { beforeEach, expect, test } from 'vitest';
import { inviteCustomer } from '../../src/shopify/customers/index.ts';
import { ANNA, type CustomerShop, openCustomerShop } from './customer-shop.ts';

let shop: CustomerShop;
beforeEach(() => {
  shop = openCustomerShop();
});

test.each([
  ['nl', 'NL', '/nl', 'Bevestig je adres bij LOKKE'],
  ['nl', 'EN', '', 'Confirm your address at LOKKE'],
  ['be', 'NL', '/nl-be', 'Bevestig je adres bij LOKKE'],
  ['be', 'FR', '/fr-be', 'Confirmez votre adresse chez LOKKE'],
  ['de', 'DE', '/de', 'Bestätige deine Adresse bei LOKKE'],
  ['es', 'ES', '/es', 'Confirma tu dirección en LOKKE'],
  ['no', 'NB', '/no', 'Bekreft adressen din hos LOKKE'],
  ['se', 'SV', '/se', 'Bekräfta din adress hos LOKKE'],
  ['us', 'EN', '/na', 'Confirm your address at LOKKE'],
] as const)(
  'a customer of %s in %s is written to in that language, with links into that market',
  async (key, language, prefix, subject) => {
    shop = openCustomerShop(key);
    await shop.register({}, { language });
    await shop.send('customer-recover', { email: ANNA.email });
    const [reset, welcome] = shop.mailsTo(ANNA.email);
    const account = `http://localhost:3000${prefix}/account`;
    expect(reset?.subject).toBe(subject);
    expect(shop.linkTo(ANNA.email).url).toContain(`${account}/reset/1/`);
    for (const letter of [reset, welcome]) {
      const [, first, other] =
        /(http\S+\/reset\/1\/\S+)\/confirm[\s\S]+(http\S+\/reset\/1\/\S+)/.exec(
          letter?.text ?? '',
        ) ?? [];
      expect(first).toContain(`${account}/reset/1/`);
      expect(other).toBe(first);
    }
  },
);

test('letters to an address that nobody proved repeat no name typed with it', async () => {
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
});

test('a proved address is asked for a new password alone', async () => {
  await shop.register();
  const prove = async () => {
    const { id, token } = shop.linkTo(ANNA.email);
    return shop.send('customer-reset', {
      id,
      input: { resetToken: token, password: ANNA.password },
    });
  };
  expect((await prove()).customerUserErrors).toEqual([]);
  await shop.send('customer-recover', { email: ANNA.email });
  const [letter] = shop.mailsTo(ANNA.email);
  expect(letter?.subject).toBe('Een nieuw wachtwoord voor LOKKE');
  expect(letter?.text).not.toContain('/confirm');
});

test('letters escape the names in them', async () => {
  const { context } = shop.platform;
  const invitation = { email: ANNA.email, firstName: 'A & "B" <3' };
  await inviteCustomer({ ...context, shop: context.shops.nl }, invitation);
  expect(shop.mailsTo(ANNA.email)[0]?.html).toContain('A &amp; &quot;B&quot; &lt;3');
});

test.each([
  ['be', 'fr', 'Activez votre compte LOKKE', '/fr-be/account/activate/'],
  ['be', null, 'Activeer je LOKKE-account', '/nl-be/account/activate/'],
] as const)('an invitation of %s in %s says %s', async (key, language, subject, path) => {
  shop = openCustomerShop(key);
  const { context } = shop.platform;
  await inviteCustomer({ ...context, shop: context.shops[key] }, { email: ANNA.email, language });
  expect(shop.mailsTo(ANNA.email)[0]?.subject).toBe(subject);
  expect(shop.linkTo(ANNA.email).url).toContain(path);
});

test('a letter names its type where a mail program may fetch it from', async () => {
  await shop.register({});
  const [welcome] = shop.mailsTo(ANNA.email);
  const addresses = [...(welcome?.html ?? '').matchAll(/src:url\('([^']+)'\)/g)];
  expect(addresses).toHaveLength(2);
  for (const [, address = ''] of addresses) {
    const type = await shop.platform.fetch(address);
    expect(type.headers.get('content-type')).toBe('font/woff2');
    expect(type.headers.get('access-control-allow-origin')).toBe('*');
  }
  const styles = await shop.platform.fetch('http://localhost:4010/assets/pages.css');
  expect(styles.headers.get('access-control-allow-origin')).toBeNull();
});
