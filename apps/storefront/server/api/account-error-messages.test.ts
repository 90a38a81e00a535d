import { API_ERRORS, type ApiErrorCode } from '@lokke/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountVisitor, invite, openVisitor } from '../../testing/account-visitor.ts';
import { openEndpoint } from '../../testing/call-endpoint.ts';
import { ANNA, ANNAS_ADDRESS, NO_ADDRESS_ID } from '../../testing/customer-fixture.ts';
import { type EmbeddedShops, openEmbeddedShops } from '../../testing/embedded-shops.ts';

let embedded: EmbeddedShops;
let anna: AccountVisitor;
let nobody: AccountVisitor;

beforeAll(async () => {
  embedded = await openEmbeddedShops();
  const { api } = openEndpoint(embedded);
  anna = openVisitor(api);
  nobody = openVisitor(api, '203.0.113.8');
  expect((await anna.post('register', ANNA)).status).toBe(200);
  await invite(embedded, 'nl', 'invited@example.com');
});
afterAll(() => embedded[Symbol.dispose]());

const without = (body: object, name: string) => ({ ...body, [name]: undefined });
const withPassword = (token: 'activationToken' | 'resetToken', password: string) => ({
  id: '1',
  input: { [token]: 'none-1', password },
});
const tooLong = `aA${'1'.repeat(99)}`;

type Row = readonly [situation: string, call: string, body: object, code: ApiErrorCode];

/** Spec §5 and §8: each message at its endpoint, without a login. */
const OF_ANYBODY: readonly Row[] = [
  ['a login without e-mail', 'login', without(ANNA, 'email'), 'missingLoginInput'],
  ['a login without password', 'login', without(ANNA, 'password'), 'missingLoginInput'],
  ['a wrong password', 'login', { ...ANNA, password: 'Abcdefgi' }, 'loginFailed'],
  ['an unknown account', 'login', { ...ANNA, email: 'who@example.com' }, 'loginFailed'],
  ['an account not activated', 'login', { ...ANNA, email: 'invited@example.com' }, 'loginFailed'],
  ['an account of another shop', 'login', { ...ANNA, locale: 'de' }, 'loginFailed'],
  ...(['email', 'password', 'firstName', 'lastName'] as const).map(
    (name): Row => [
      `a registration without ${name}`,
      'register',
      without(ANNA, name),
      'missingRegisterInput',
    ],
  ),
  ['one with 7', 'register', { ...ANNA, password: 'Abcdefg' }, 'registerPasswordInvalid'],
  ['one with 101', 'register', { ...ANNA, password: tooLong }, 'registerPasswordInvalid'],
  [
    'one with a blank',
    'register',
    { ...ANNA, email: 'a@b.example', password: ' Abcdefgh' },
    'registerPasswordInvalid',
  ],
  ['one with a known e-mail', 'register', ANNA, 'emailTaken'],
  ['one with no e-mail address', 'register', { ...ANNA, email: 'anna' }, 'emailInvalid'],
  [
    'one of somebody invited',
    'register',
    { ...ANNA, email: 'invited@example.com' },
    'activationPending',
  ],
  [
    'one with HTML for a name',
    'register',
    { ...ANNA, email: 'html@example.com', firstName: '<b>Anna</b>' },
    'nameInvalid',
  ],
  [
    'an activation without token',
    'activate',
    { id: '1', input: { password: 'Abcdefgh' } },
    'activationFailed',
  ],
  [
    'one with a wrong token',
    'activate',
    withPassword('activationToken', 'Abcdefgh'),
    'activationFailed',
  ],
  [
    'one with an id that is none',
    'activate',
    { ...withPassword('activationToken', 'Abcdefgh'), id: 'x' },
    'activationFailed',
  ],
  [
    'one with a weak password',
    'activate',
    withPassword('activationToken', 'abcdefgh'),
    'invalidPassword',
  ],
  [
    'a reset without token',
    'reset-password',
    { id: '1', input: { password: 'Abcdefgh' } },
    'missingResetInput',
  ],
  [
    'a reset without id',
    'reset-password',
    without(withPassword('resetToken', 'Abcdefgh'), 'id'),
    'missingResetInput',
  ],
  [
    'one with a weak password',
    'reset-password',
    withPassword('resetToken', 'ABCDEFGH'),
    'invalidPassword',
  ],
  [
    'one with a wrong token',
    'reset-password',
    withPassword('resetToken', 'Abcdefgh'),
    'resetFailed',
  ],
  ['a mail to nobody', 'forgot-password', {}, 'missingEmail'],
  [
    'a new address',
    'update-address',
    { action: 'CREATE', address: ANNAS_ADDRESS },
    'missingAddressInput',
  ],
  [
    'a changed address',
    'update-address',
    { action: 'UPDATE', address: ANNAS_ADDRESS, id: NO_ADDRESS_ID },
    'missingAddressInput',
  ],
  [
    'a default address',
    'update-address',
    { action: 'DEFAULT_UPDATE', id: NO_ADDRESS_ID },
    'missingAddressId',
  ],
  [
    'a dropped address',
    'update-address',
    { action: 'DELETE', id: NO_ADDRESS_ID },
    'missingAddressId',
  ],
  ['a changed account', 'update-account-info', { customer: {} }, 'missingAccountInput'],
  ['a wishlist', 'get-customer-wishlist', { email: ANNA.email }, 'notLoggedIn'],
  [
    'a wishlist to write',
    'set-customer-wishlist',
    { email: ANNA.email, productIds: [] },
    'notLoggedIn',
  ],
  ['a salon', 'get-customer-salon', { email: ANNA.email }, 'notLoggedIn'],
  ['a salon to write', 'set-customer-salon', { email: ANNA.email, salon: '1' }, 'notLoggedIn'],
  [
    'a sign-in',
    'multipass',
    { email: ANNA.email, webUrl: 'http://localhost:4010/nl' },
    'notLoggedIn',
  ],
];

/** The same as Anna, logged in. */
const OF_ANNA: readonly Row[] = [
  ['no address to add', 'update-address', { action: 'CREATE' }, 'missingAddressInput'],
  [
    'no address to change to',
    'update-address',
    { action: 'UPDATE', id: NO_ADDRESS_ID },
    'missingAddressInput',
  ],
  [
    'no id to change',
    'update-address',
    { action: 'UPDATE', address: ANNAS_ADDRESS },
    'missingAddressId',
  ],
  ['no id to prefer', 'update-address', { action: 'DEFAULT_UPDATE' }, 'missingAddressId'],
  ['no id to drop', 'update-address', { action: 'DELETE' }, 'missingAddressId'],
  [
    'a postcode of another country',
    'update-address',
    { action: 'CREATE', address: { ...ANNAS_ADDRESS, zip: '9000' } },
    'createAddressFailed',
  ],
  [
    'an address with HTML for a name',
    'update-address',
    { action: 'CREATE', address: { ...ANNAS_ADDRESS, firstName: '<b>x</b>' } },
    'createAddressFailed',
  ],
  [
    'an address that is gone to change',
    'update-address',
    { action: 'UPDATE', address: ANNAS_ADDRESS, id: NO_ADDRESS_ID },
    'updateAddressFailed',
  ],
  [
    'one to prefer',
    'update-address',
    { action: 'DEFAULT_UPDATE', id: NO_ADDRESS_ID },
    'defaultAddressFailed',
  ],
  ['one to drop', 'update-address', { action: 'DELETE', id: NO_ADDRESS_ID }, 'deleteAddressFailed'],
  ['an id that is none', 'update-address', { action: 'DELETE', id: 'x' }, 'deleteAddressFailed'],
  ['no customer to update', 'update-account-info', {}, 'missingAccountInput'],
  [
    'another e-mail',
    'update-account-info',
    { customer: { email: 'new@example.com' } },
    'updateAccountFailed',
  ],
  [
    'a name in HTML',
    'update-account-info',
    { customer: { firstName: '<b>x</b>' } },
    'updateAccountFailed',
  ],
  ['a weak password', 'update-account-info', { customer: { password: 'abc' } }, 'invalidPassword'],
  [
    'a password that begins with a blank',
    'update-account-info',
    { customer: { password: ' Abcdefgh' } },
    'passwordBlankAtEnd',
  ],
];

async function expectSentence(visitor: AccountVisitor, [, call, body, code]: Row): Promise<void> {
  const { status, message } = API_ERRORS[code];
  const response = await visitor.post(call, body);
  expect(response.reply).toEqual({ error: message });
  expect(response.status).toBe(status);
}

describe('a visitor without an account hears the sentence for', () => {
  it.each(OF_ANYBODY)('%s (%s)', async (...row) => expectSentence(nobody, row));
});

describe('a customer hears the sentence for', () => {
  it.each(OF_ANNA)('%s (%s)', async (...row) => expectSentence(anna, row));
});
