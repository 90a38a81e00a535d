import { describe, expect, it } from 'vitest';
import { API_ERRORS, type ApiErrorCode, apiErrorCodeOf, INTERNAL_ERRORS } from './errors.ts';

// spec §5 and §8, word for word
const SPECIFIED: readonly (readonly [ApiErrorCode, string])[] = [
  [
    'invalidPassword',
    'Your password should be between 8 and 100 characters, and have at least one lowercase and one uppercase letter.',
  ],
  ['registerPasswordInvalid', 'Password invalid'],
  ['passwordsDiffer', 'Passwords do not match.'],
  ['registerPasswordsDiffer', 'Passwords do not match'],
  ['missingRegisterInput', 'Missing customer input'],
  ['missingResetInput', 'The password, reset token, or customer id is missing'],
  ['missingLoginInput', 'Email or password is missing'],
  ['missingEmail', 'Email is missing'],
  ['noLineItems', 'Must include at least one line item'],
  ['loginFailed', 'Login email or password is incorrect'],
  ['activationFailed', 'Activation failed'],
  ['createAddressFailed', 'Create address failed'],
  ['defaultAddressFailed', 'Update default address failed'],
  ['deleteAddressFailed', 'Delete address failed'],
  ['updateAddressFailed', 'Update address failed'],
  ['missingAddressInput', 'Missing customerAccessToken or address'],
  ['missingAddressId', 'Missing customerAccessToken or address id'],
  ['updateAccountFailed', 'Update account info failed'],
  ['missingAccountInput', 'Missing customer or customerAccessToken'],
  ['missingLocale', 'No locale parameter'],
];

describe('the error catalogue', () => {
  it.each(SPECIFIED)('says for %s exactly "%s"', (code, message) => {
    expect(API_ERRORS[code].message).toBe(message);
  });

  it('has the messages that contexts throw and logs carry', () => {
    expect(Object.values(INTERNAL_ERRORS)).toEqual([
      'Settings context can only be used within context provider',
      'useUI must be used within a UIProvider',
      'useGlobalModules must be used within a GlobalModulesProvider',
      'no action',
      'There was an error sending data to the tag-manager service',
    ]);
  });

  it('gives each message to one code only, so that a page can find its own words', () => {
    for (const [code, { message }] of Object.entries(API_ERRORS)) {
      expect(apiErrorCodeOf(message)).toBe(code);
    }
    expect(apiErrorCodeOf('Something else')).toBeNull();
  });
});
