import { API_ERRORS, apiErrorCodeOf, messageOf } from '@lokke/contract/errors';
import { allMessages, messagesOf } from '@lokke/i18n/all';
import { describe, expect, it, test } from 'vitest';
import { errorText } from './use-error-text.ts';

describe('the text of a refusal', () => {
  test.each(Object.entries(allMessages.en.refusals))(
    '%s is the catalogue’s sentence in English',
    (key, text) => {
      const code = key.slice('refusal.'.length);
      expect(Object.keys(API_ERRORS)).toContain(code);
      expect(apiErrorCodeOf(text)).toBe(code);
    },
  );

  it('is in the visitor’s language where the sentence is known', () => {
    const message = messageOf('loginFailed');
    expect(errorText(messagesOf('nl'), { code: 'loginFailed', message })).toBe(
      'De e-\u2060mail of het wachtwoord klopt niet',
    );
    expect(errorText(messagesOf('en'), { code: 'loginFailed', message })).toBe(message);
  });

  it('is what the server said where it said something of its own', () => {
    const message = 'Phone has already been taken';
    expect(errorText(messagesOf('nl'), { code: 'registerFailed', message })).toBe(message);
  });

  it('is the sentence itself where nobody translated it', () => {
    const message = messageOf('noLineItems');
    expect(errorText(messagesOf('nl'), { code: 'noLineItems', message })).toBe(message);
  });
});
