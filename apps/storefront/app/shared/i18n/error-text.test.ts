import { REFUSALS, refusalCodeOf, sentenceOf } from '@lokke/contract/errors';
import { allMessages, messagesOf } from '@lokke/i18n/all';
import { describe, expect, it, test } from 'vitest';
import { errorText } from './use-error-text.ts';

describe('the text of a refusal', () => {
  test.each(Object.entries(allMessages.en.refusals))(
    '%s is the catalogue’s sentence in English',
    (key, text) => {
      const code = key.slice('refusal.'.length);
      expect(Object.keys(REFUSALS)).toContain(code);
      expect(refusalCodeOf(text)).toBe(code);
    },
  );

  it('is in the visitor’s language where the sentence is known', () => {
    const sentence = sentenceOf('loginFailed');
    expect(errorText(messagesOf('nl'), { code: 'loginFailed', sentence })).toBe(
      'De e-mail of het wachtwoord klopt niet',
    );
    expect(errorText(messagesOf('en'), { code: 'loginFailed', sentence })).toBe(sentence);
  });

  it('is what the server said where it said something of its own', () => {
    const sentence = 'Phone has already been taken';
    expect(errorText(messagesOf('nl'), { code: 'registerFailed', sentence })).toBe(sentence);
  });

  it('is the sentence itself where nobody translated it', () => {
    const sentence = sentenceOf('noLineItems');
    expect(errorText(messagesOf('nl'), { code: 'noLineItems', sentence })).toBe(sentence);
  });
});
