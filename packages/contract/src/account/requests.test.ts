import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { ApiCall } from '../call/index.ts';
import { API_ERRORS, type ApiErrorCode } from '../errors.ts';
import {
  activate,
  forgotPassword,
  getCustomer,
  getCustomerWishlist,
  login,
  logout,
  multipass,
  register,
  resetPassword,
  setCustomerSalon,
  setCustomerWishlist,
  updateAccountInfo,
  updateAddress,
} from './index.ts';

const ANNA = {
  email: 'anna@example.com',
  password: 'Abcdefgh',
  firstName: 'Anna',
  lastName: 'Lok',
  locale: 'nl',
};
const LINK = { id: '7', input: { activationToken: 't', password: 'Abcdefgh' }, locale: 'nl' };
const RESET = { id: '7', input: { resetToken: 't', password: 'Abcdefgh' }, locale: 'nl' };
const OWNED = { email: ANNA.email, locale: 'nl' };

function messageFor(call: ApiCall, body: unknown): string | null {
  const result = v.safeParse(call.request, body, { abortEarly: true });
  return result.success ? null : result.issues[0].message;
}

const without = (body: object, key: string) => ({ ...body, [key]: undefined });
const inInput = (body: typeof LINK | typeof RESET, change: object) => ({
  ...body,
  input: { ...body.input, ...change },
});

const REFUSED: readonly (readonly [string, ApiCall, unknown, ApiErrorCode])[] = [
  ['a login of nothing', login, {}, 'missingLoginInput'],
  ['a login without password', login, without(ANNA, 'password'), 'missingLoginInput'],
  ['a login with an e-mail of blanks', login, { ...ANNA, email: '  ' }, 'missingLoginInput'],
  ['a login with a number for an e-mail', login, { ...ANNA, email: 7 }, 'missingLoginInput'],
  ['a login without locale', login, without(ANNA, 'locale'), 'missingLocale'],
  ['a registration of nothing', register, {}, 'missingRegisterInput'],
  ['one without first name', register, without(ANNA, 'firstName'), 'missingRegisterInput'],
  ['one without last name', register, { ...ANNA, lastName: '' }, 'missingRegisterInput'],
  ['one without e-mail', register, { ...ANNA, email: null }, 'missingRegisterInput'],
  ['one without password', register, { ...ANNA, password: '' }, 'missingRegisterInput'],
  ['one with 7 characters', register, { ...ANNA, password: 'Abcdefg' }, 'registerPasswordInvalid'],
  [
    'one with 101 characters',
    register,
    { ...ANNA, password: `aA${'1'.repeat(99)}` },
    'registerPasswordInvalid',
  ],
  ['an activation of nothing', activate, {}, 'activationFailed'],
  ['one without customer id', activate, without(LINK, 'id'), 'activationFailed'],
  ['one without input', activate, without(LINK, 'input'), 'activationFailed'],
  ['one with input of null', activate, { ...LINK, input: null }, 'activationFailed'],
  ['one without token', activate, inInput(LINK, { activationToken: '' }), 'activationFailed'],
  ['one without new password', activate, inInput(LINK, { password: null }), 'activationFailed'],
  ['one with a weak password', activate, inInput(LINK, { password: 'abc' }), 'invalidPassword'],
  ['a reset of nothing', resetPassword, {}, 'missingResetInput'],
  ['one without customer id', resetPassword, without(RESET, 'id'), 'missingResetInput'],
  ['one without input', resetPassword, without(RESET, 'input'), 'missingResetInput'],
  ['one without token', resetPassword, inInput(RESET, { resetToken: 1 }), 'missingResetInput'],
  ['one without password', resetPassword, inInput(RESET, { password: '' }), 'missingResetInput'],
  [
    'one with no capital',
    resetPassword,
    inInput(RESET, { password: 'abcdefgh' }),
    'invalidPassword',
  ],
  ['a mail to nobody', forgotPassword, { locale: 'nl' }, 'missingEmail'],
  ['an address without action', updateAddress, { locale: 'nl' }, 'unknownAddressAction'],
  [
    'an action unheard of',
    updateAddress,
    { action: 'STEAL', locale: 'nl' },
    'unknownAddressAction',
  ],
  [
    'an address that is a text',
    updateAddress,
    { action: 'CREATE', address: 'x', locale: 'nl' },
    'missingAddressInput',
  ],
  [
    'a city that is a list',
    updateAddress,
    { action: 'CREATE', address: { city: [] }, locale: 'nl' },
    'invalidAddress',
  ],
  ['an update of nobody', updateAccountInfo, { locale: 'nl' }, 'missingAccountInput'],
  [
    'a new password that is weak',
    updateAccountInfo,
    { customer: { password: 'abc' }, locale: 'nl' },
    'invalidPassword',
  ],
  [
    'a sign-in for nobody',
    multipass,
    { webUrl: 'https://a.example', locale: 'nl' },
    'missingEmail',
  ],
  ['a sign-in at no address', multipass, OWNED, 'missingWebUrl'],
  ["nobody's wishlist", getCustomerWishlist, { locale: 'nl' }, 'missingEmail'],
  ['a wishlist of what?', setCustomerWishlist, OWNED, 'missingProductIds'],
  [
    'a wishlist of numbers',
    setCustomerWishlist,
    { ...OWNED, productIds: [1] },
    'missingProductIds',
  ],
  [
    'a wishlist of 501',
    setCustomerWishlist,
    { ...OWNED, productIds: Array(501).fill('1') },
    'tooManyProductIds',
  ],
  ['no salon at all', setCustomerSalon, OWNED, 'missingSalon'],
  [
    'a salon of 10,000 characters',
    setCustomerSalon,
    { ...OWNED, salon: 'x'.repeat(9_998) },
    'salonTooLarge',
  ],
  ['a locale unheard of', logout, { locale: 'xx' }, 'unknownLocale'],
];

describe('an account call is refused with its message for', () => {
  it.each(REFUSED)('%s', (_, call, body, code) => {
    expect(messageFor(call, body)).toBe(API_ERRORS[code].message);
  });
});

const ACCEPTED: readonly (readonly [string, ApiCall, unknown])[] = [
  ['a login', login, ANNA],
  ['a login with a password of blanks', login, { ...ANNA, password: ' ' }],
  ['a registration', register, ANNA],
  ['a password of 8', register, { ...ANNA, password: 'Abcdefgh' }],
  ['a password of 100', register, { ...ANNA, password: `aA${'1'.repeat(98)}` }],
  ['a password in another alphabet', register, { ...ANNA, password: 'пароль-Ы' }],
  ['an activation', activate, LINK],
  ['a reset', resetPassword, RESET],
  ['a logout without token', logout, { locale: 'nl' }],
  ['a logout with token', logout, { accessToken: 't', locale: 'nl' }],
  ['an update without token', updateAccountInfo, { customer: {}, locale: 'nl' }],
  ['an address without token', updateAddress, { action: 'DELETE', locale: 'nl' }],
  ['a request without locale', getCustomer, {}],
  ['an empty wishlist', setCustomerWishlist, { ...OWNED, productIds: [] }],
  ['a salon number', setCustomerSalon, { ...OWNED, salon: '20001' }],
  ['no salon any more', setCustomerSalon, { ...OWNED, salon: null }],
];

describe('an account call is accepted with', () => {
  it.each(ACCEPTED)('%s', (_, call, body) => {
    expect(messageFor(call, body)).toBeNull();
  });
});

it('a password keeps its blanks, an e-mail loses them', () => {
  const parsed = v.parse(login.request, { ...ANNA, email: ' a@b.c ', password: ' Abcdefgh ' });
  expect(parsed).toMatchObject({ email: 'a@b.c', password: ' Abcdefgh ' });
});
