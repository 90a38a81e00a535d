import { expect, it, test } from 'vitest';
import { unknownSecrets } from './platform-secrets.ts';
import { salonDatabaseOf } from './salon-database.ts';

const PLATFORM = {
  origin: 'http://localhost:4010',
  secrets: { ...unknownSecrets(), contentToken: 'content-1', ownerToken: 'owner-1' },
};

it('is the embedded platform when nothing is set', () => {
  expect(salonDatabaseOf({}, PLATFORM)).toEqual({
    baseUrl: 'http://localhost:4010/firestore',
    projectId: 'demo-lokke',
    credentialsFile: null,
    token: 'owner-1',
    timeoutInMs: 10_000,
    freshInMs: 60_000,
  });
});

it("is Google's with a service account", () => {
  const hosted = { FIRESTORE_CREDENTIALS: 'key.json', FIRESTORE_PROJECT_ID: 'lokke-salons' };
  expect(salonDatabaseOf(hosted, PLATFORM)).toMatchObject({
    baseUrl: 'https://firestore.googleapis.com',
    projectId: 'lokke-salons',
    credentialsFile: 'key.json',
  });
});

it('is an emulator at its own address', () => {
  const emulator = { FIRESTORE_URL: 'http://localhost:8080/' };
  expect(salonDatabaseOf(emulator, PLATFORM)).toMatchObject({
    baseUrl: 'http://localhost:8080',
    token: 'owner',
  });
});

test.each([
  [{ FIRESTORE_CREDENTIALS: 'key.json' }, 'FIRESTORE_PROJECT_ID is missing'],
  [{ FIRESTORE_URL: 'localhost:8080' }, 'FIRESTORE_URL must be an http(s) address'],
  [{ FIRESTORE_URL: 'http://a:b@localhost' }, 'FIRESTORE_URL must be an http(s) address'],
  [{ FIRESTORE_TIMEOUT_MS: '99' }, 'FIRESTORE_TIMEOUT_MS must be a whole number'],
  [{ SALONS_FRESH_MS: 'x' }, 'SALONS_FRESH_MS must be a whole number'],
])('stops the start for %o', (environment, sentence) => {
  expect(() => salonDatabaseOf(environment, PLATFORM)).toThrow(sentence);
});
