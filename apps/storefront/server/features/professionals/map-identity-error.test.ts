import { LOCALES, marketOf } from '@lokke/domain/markets';
import { IDENTITY_CODES } from '@lokke/identity';
import { describe, expect, it, test } from 'vitest';
import { mapIdentityError } from './map-identity-error.ts';

const messageFor = (code: (typeof IDENTITY_CODES)[number], locale: (typeof LOCALES)[number]) =>
  mapIdentityError({ market: marketOf(locale), log: () => {} }, { code, reason: '' }).message;

describe('every code of the identity service', () => {
  test.each(IDENTITY_CODES)('%s has a sentence in each language', (code) => {
    const english = messageFor(code, 'en');
    expect(english).not.toBe('');
    for (const locale of LOCALES) {
      const { language } = marketOf(locale);
      expect(messageFor(code, locale) === english, locale).toBe(language === 'en');
    }
  });

  it.each([
    ['email-already-in-use', 'There is already an account with this e-mail'],
    ['wrong-password', 'The e-mail or the password is incorrect'],
    ['user-disabled', 'This account has been closed. Please contact us'],
    ['user-not-found', 'The e-mail or the password is incorrect'],
    ['invalid-credential', 'The e-mail or the password is incorrect'],
    ['too-many-requests', 'Too many attempts. Please wait a few minutes and try again'],
    ['weak-password', 'This password is too easy to guess. Please choose another one'],
    ['expired-action-code', 'This link has expired. Please ask for a new one'],
    ['invalid-verification-code', 'This code is not right. Please check it and try again'],
    ['requires-recent-login', 'For this you need to log in once more'],
    ['network-request-failed', 'The login service could not be reached. Please try again'],
  ] as const)('%s (spec §8) says "%s"', (code, message) => {
    expect(messageFor(code, 'uk')).toBe(message);
  });
});
