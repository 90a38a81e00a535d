import { describe, expect, it } from 'vitest';
import { API_ERRORS, apiErrorCodeOf, INTERNAL_ERRORS } from './errors.ts';
import SPECIFIED from './specified-errors.json' with { type: 'json' };

describe('the error catalogue', () => {
  it('has the sentences of spec §5 and §8, word for word', () => {
    const sentences = Object.entries(API_ERRORS).map(([code, { message }]) => [code, message]);
    expect(Object.fromEntries(sentences)).toMatchObject(SPECIFIED);
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
