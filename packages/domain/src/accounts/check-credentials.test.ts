import { describe, expect, it, test } from 'vitest';
import {
  checkActivation,
  checkForgotPassword,
  checkLogin,
  checkPasswordReset,
  checkRegistration,
} from './index.ts';
import { OK, refusal } from './refusal.test-kit.ts';

const PERSON = {
  firstName: 'Ada',
  lastName: 'Lok',
  email: 'ada@example.com',
  password: 'Abcdefgh',
};
const INVITED = {
  customerId: 'gid://shopify/Customer/1',
  activationToken: 't',
  password: 'Abcdefgh',
};
const FORGETFUL = { customerId: 'gid://shopify/Customer/1', resetToken: 't', password: 'Abcdefgh' };

describe('checkRegistration', () => {
  test.each(['firstName', 'lastName', 'email', 'password'])('requires %s', (field) => {
    for (const nothing of ['', null, undefined]) {
      expect(checkRegistration({ ...PERSON, [field]: nothing })).toEqual(
        refusal('missingRegisterInput', field),
      );
    }
  });

  it.each([
    ['email', '  ', 'missingRegisterInput'],
    ['password', 'abcdefgh', 'registerPasswordInvalid'],
    // Blanks are a password, not a missing one.
    ['password', '        ', 'registerPasswordInvalid'],
    ['confirmation', 'Abcdefgi', 'registerPasswordsDiffer'],
  ] as const)('refuses the %s “%s” with %s', (field, value, code) => {
    expect(checkRegistration({ ...PERSON, [field]: value })).toEqual(refusal(code, field));
  });

  it('accepts with the same confirmation, and without any', () => {
    expect(checkRegistration({ ...PERSON, confirmation: 'Abcdefgh' })).toEqual(OK);
    expect(checkRegistration(PERSON)).toEqual(OK);
  });
});

describe.each([
  ['checkActivation', checkActivation, INVITED, 'activationFailed', 'activationToken'],
  ['checkPasswordReset', checkPasswordReset, FORGETFUL, 'missingResetInput', 'resetToken'],
] as const)('%s', (_, check, input, missingCode, token) => {
  test.each(['password', 'customerId', token])('requires %s', (field) => {
    for (const nothing of ['', null, undefined]) {
      expect(check({ ...input, [field]: nothing })).toEqual(refusal(missingCode, field));
    }
  });

  it('judges the password, then the confirmation', () => {
    expect(check({ ...input, password: 'Abcdefg', confirmation: 'x' })).toEqual(
      refusal('invalidPassword', 'password'),
    );
    for (const confirmation of ['abcdefgh', '', null]) {
      expect(check({ ...input, confirmation })).toEqual(refusal('passwordsDiffer', 'confirmation'));
    }
  });
});

test.each([
  [{ email: 'a@b.c', password: 'x' }, OK],
  [{ email: 'a@b.c', password: ' ' }, OK],
  [{ email: 'a@b.c' }, refusal('missingLoginInput', 'password')],
  [{ email: ' ', password: 'x' }, refusal('missingLoginInput', 'email')],
  [{}, refusal('missingLoginInput', 'email', 'password')],
])('checkLogin of %o', (input, expected) => {
  expect(checkLogin(input)).toEqual(expected);
});

test.each([
  [{ email: 'a@b.c' }, OK],
  [{ email: '' }, refusal('missingEmail', 'email')],
  [{}, refusal('missingEmail', 'email')],
])('checkForgotPassword of %o', (input, expected) => {
  expect(checkForgotPassword(input)).toEqual(expected);
});
