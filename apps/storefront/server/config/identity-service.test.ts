import { expect, it, test } from 'vitest';
import { identityServiceOf } from './identity-service.ts';

it.each([{}, { IDENTITY_API_KEY: '' }, { IDENTITY_API_KEY: 'off', IDENTITY_URL: 'http://a.test' }])(
  'is not there with %o',
  (environment) => {
    expect(identityServiceOf(environment)).toBeNull();
  },
);

it("is Google's with a key", () => {
  expect(identityServiceOf({ IDENTITY_API_KEY: 'AIza-1' })).toEqual({
    accountsUrl: 'https://identitytoolkit.googleapis.com',
    tokensUrl: 'https://securetoken.googleapis.com',
    apiKey: 'AIza-1',
    timeoutInMs: 10_000,
  });
});

it('is an emulator, or the embedded platform, at its own address', () => {
  const environment = { IDENTITY_API_KEY: 'any', IDENTITY_URL: 'http://localhost:9099/' };
  expect(identityServiceOf(environment)).toMatchObject({
    accountsUrl: 'http://localhost:9099/identitytoolkit.googleapis.com',
    tokensUrl: 'http://localhost:9099/securetoken.googleapis.com',
  });
});

test.each([
  [{ IDENTITY_URL: 'http://localhost:9099' }, 'IDENTITY_API_KEY is missing'],
  [{ IDENTITY_API_KEY: 'k', IDENTITY_URL: 'localhost' }, 'IDENTITY_URL must be an http(s) address'],
  [{ IDENTITY_API_KEY: 'k', IDENTITY_TIMEOUT_MS: '9' }, 'IDENTITY_TIMEOUT_MS must be a whole'],
])('stops the start for %o', (environment, sentence) => {
  expect(() => identityServiceOf(environment)).toThrow(sentence);
});
