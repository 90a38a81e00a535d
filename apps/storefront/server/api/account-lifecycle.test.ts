import { describe, expect, it } from 'vitest';
import { invite, mailedLink, openVisitor, pagesOf } from '../../testing/account-visitor.ts';
import { openEndpoint } from '../../testing/call-endpoint.ts';
import { ANNAS_ADDRESS } from '../../testing/customer-fixture.ts';
import { openShops } from '../../testing/open-for-tests.ts';

const embedded = await openShops();
const { api } = openEndpoint(embedded);
const newVisitor = () => openVisitor(api);

const NOBODY = { isLoggedIn: false, email: null };
const ADDRESS = { ...ANNAS_ADDRESS, zip: '1015ba' };

describe.each([
  ['nl', 'nl'],
  ['es', 'es'],
  ['se', 'se'],
  ['ni', 'ni'],
] as const)('in the market %s a customer', (locale, shop) => {
  const email = `anna@${locale}.example.com`;
  const anna = { email, password: 'Abcdefgh', firstName: 'Anna', lastName: 'Lok', locale };
  const loggedIn = { isLoggedIn: true, email };

  it('registers and is logged in, in this shop and no other', async () => {
    const visitor = newVisitor();
    expect(await visitor.post('register', anna)).toMatchObject({ status: 200, reply: loggedIn });
    expect((await visitor.customer(locale)).reply).toEqual(loggedIn);
    expect((await visitor.customer(locale === 'nl' ? 'de' : 'nl')).reply).toEqual(NOBODY);
  });

  it('logs in, whatever the case and blanks of the address, and out again', async () => {
    const visitor = newVisitor();
    const typed = { ...anna, email: ` ${email.toUpperCase()} ` };
    expect((await visitor.post('login', typed)).reply).toEqual(loggedIn);
    const [sessionName, deviceName] = [`lokke-session-${shop}`, `lokke-device-${shop}`];
    expect([...visitor.cookies.keys()]).toEqual([sessionName, deviceName]);
    const session = new Map(visitor.cookies);
    expect((await visitor.post('logout', { locale })).reply).toEqual(NOBODY);
    expect([...visitor.cookies.keys()]).toEqual([deviceName]);
    const thief = newVisitor();
    for (const [name, value] of session) thief.cookies.set(name, value);
    expect((await thief.customer(locale)).reply).toEqual(NOBODY);
    expect([...thief.cookies.keys()]).toEqual([deviceName]);
  });

  it('changes name and password, and stays logged in here only', async () => {
    const [here, elsewhere] = [newVisitor(), newVisitor()];
    await here.post('login', anna);
    await elsewhere.post('login', anna);
    const currentPassword = anna.password;
    const customer = { firstName: 'Anne', password: 'Zyxwvuts', currentPassword };
    for (const wrong of ['Wrong-one', '', undefined]) {
      const asked = { customer: { ...customer, currentPassword: wrong }, locale };
      expect(await here.post('update-account-info', asked)).toMatchObject({
        status: 401,
        reply: { error: 'The current password is incorrect' },
      });
    }
    const changed = await here.post('update-account-info', { customer, locale });
    expect(changed).toMatchObject({ status: 200, reply: loggedIn });
    expect((await here.customer(locale)).reply).toEqual(loggedIn);
    expect((await elsewhere.customer(locale)).reply).toEqual(NOBODY);
    expect((await newVisitor().post('login', anna)).status).toBe(401);
    const back = {
      customer: { password: anna.password, currentPassword: 'Zyxwvuts' },
      locale,
    };
    expect((await here.post('update-account-info', back)).status).toBe(200);
  });

  it('forgets the password and sets a new one with the link of the mail', async () => {
    const visitor = newVisitor();
    const requested = await visitor.post('forgot-password', { email, locale });
    expect(requested).toMatchObject({ status: 200, reply: { success: true } });
    const { id, token } = await mailedLink(embedded, 'reset', email);
    const input = { resetToken: token, password: 'Newer-Pass' };
    const reset = await visitor.post('reset-password', { id, input, locale });
    expect(reset).toMatchObject({ status: 200, reply: loggedIn });
    expect((await visitor.customer(locale)).reply).toEqual(loggedIn);
    const again = await newVisitor().post('reset-password', { id, input, locale });
    const used = 'This link does not work any more';
    expect(again).toMatchObject({ status: 404, reply: { error: used } });
  });

  it('is invited and chooses a first password with the link of the mail', async () => {
    const invited = `bea@${locale}.example.com`;
    await invite(embedded, shop, invited);
    const before = { email: invited, password: 'Abcdefgh', locale };
    expect((await newVisitor().post('login', before)).status).toBe(401);
    const { id, token } = await mailedLink(embedded, 'activate', invited);
    const visitor = newVisitor();
    const input = { activationToken: token, password: 'Abcdefgh' };
    const activated = await visitor.post('activate', {
      id: `gid://shopify/Customer/${id}`,
      input,
      locale,
    });
    expect(activated.reply).toEqual({ isLoggedIn: true, email: invited });
    expect((await newVisitor().post('login', before)).status).toBe(200);
  });
});

describe('an address book', () => {
  it('takes, changes, prefers and drops addresses; none of their ids holds a token', async () => {
    const visitor = newVisitor();
    await visitor.post('login', { email: 'anna@nl.example.com', password: 'Newer-Pass' });
    const create = { action: 'CREATE', address: ADDRESS };
    expect((await visitor.post('update-address', create)).reply).toEqual({ success: true });
    const second = { ...create, address: { ...ADDRESS, address1: 'Singel 2' } };
    await visitor.post('update-address', second);

    const book = async () => {
      const read = await pagesOf(embedded, visitor).customer();
      return read.ok ? read.value.addresses : [];
    };
    const [first, other] = await book();
    expect(first).toMatchObject({ isDefault: true, address1: 'Herengracht 1', zip: '1015 BA' });
    expect(other).toMatchObject({ isDefault: false, address1: 'Singel 2', countryCode: 'NL' });
    expect(other?.id).toMatch(/^gid:\/\/shopify\/MailingAddress\/\d+\?model_name=CustomerAddress$/);

    await visitor.post('update-address', { action: 'DEFAULT_UPDATE', id: other?.id });
    await visitor.post('update-address', {
      action: 'UPDATE',
      id: other?.id,
      address: { ...ADDRESS, address1: 'Singel 3' },
    });
    expect((await book())[0]).toMatchObject({ isDefault: true, address1: 'Singel 3' });
    await visitor.post('update-address', { action: 'DELETE', id: first?.id });
    expect((await book()).map(({ address1 }) => address1)).toEqual(['Singel 3']);
  });
});

it.each([
  ['of 8 characters', 'Abcdefgh'],
  ['of 100 characters', `aA${'1'.repeat(98)}`],
  ['in another alphabet', 'пароль-Ы'],
  ['with accents', 'ÆRLIGHET-ø'],
  ['with a blank in the middle', 'Abcd efgh'],
])('a password %s is taken, and opens the account again', async (what, password) => {
  const email = `${what.replaceAll(' ', '-')}@example.com`;
  const account = { email, password, firstName: 'Anna', lastName: 'Lok' };
  expect((await newVisitor().post('register', account)).status).toBe(200);
  expect((await newVisitor().post('login', account)).status).toBe(200);
});
