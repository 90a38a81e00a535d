import { expect, it, test } from 'vitest';
import { contentServiceOf } from './content-service.ts';
import { unknownSecrets } from './platform-secrets.ts';

const PLATFORM = {
  origin: 'http://localhost:4010',
  secrets: { ...unknownSecrets(), contentToken: 'content-1', ownerToken: 'owner-1' },
};

it('is the embedded platform when nothing is set', () => {
  expect(contentServiceOf({}, PLATFORM)).toEqual({
    baseUrl: 'http://localhost:4010/contentful',
    spaceId: 'lokke',
    environmentId: 'master',
    accessToken: 'content-1',
    timeoutInMs: 3_000,
    freshInMs: 30_000,
    pictureOrigins: ['http://localhost:4010'],
  });
});

it("is Contentful's with a space of one's own", () => {
  const own = {
    CONTENTFUL_SPACE_ID: 'abc',
    CONTENTFUL_ACCESS_TOKEN: 'secret',
    CONTENTFUL_ENVIRONMENT: 'staging',
  };
  expect(contentServiceOf(own, PLATFORM)).toMatchObject({
    baseUrl: 'https://cdn.contentful.com',
    spaceId: 'abc',
    environmentId: 'staging',
    accessToken: 'secret',
    pictureOrigins: ['https://images.ctfassets.net', 'https://videos.ctfassets.net'],
  });
});

test.each([
  [{ CONTENTFUL_SPACE_ID: 'abc' }, 'CONTENTFUL_ACCESS_TOKEN is missing'],
  [{ CONTENTFUL_ACCESS_TOKEN: 'a b' }, 'CONTENTFUL_ACCESS_TOKEN must be a token'],
  [{ CONTENTFUL_URL: 'localhost' }, 'CONTENTFUL_URL must be an http(s) address'],
  [{ CONTENTFUL_TIMEOUT_MS: '99' }, 'CONTENTFUL_TIMEOUT_MS must be a whole number'],
  [{ CONTENTFUL_FRESH_MS: 'x' }, 'CONTENTFUL_FRESH_MS must be a whole number'],
])('stops the start for %o', (environment, sentence) => {
  expect(() => contentServiceOf(environment, PLATFORM)).toThrow(sentence);
});
