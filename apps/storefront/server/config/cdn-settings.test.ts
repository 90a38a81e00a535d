import { expect, it } from 'vitest';
import { readConfig } from './read-config.ts';

const TOKEN = 'x'.repeat(16);

it('no CDN is told of anything by default', () => {
  expect(readConfig({}).cdn).toBeNull();
  expect(readConfig({ CDN: 'off', CDN_ID: 'left over' }).cdn).toBeNull();
});

it.each([
  [
    { CDN: 'varnish', CDN_ADDRESSES: 'http://a:6081, http://b:6081/', CDN_TOKEN: TOKEN },
    { kind: 'varnish', freshInMs: 60_000, addresses: ['http://a:6081', 'http://b:6081'] },
  ],
  [
    { CDN: 'fastly', CDN_ID: 's', CDN_TOKEN: TOKEN, CDN_FRESH_MS: '86400000' },
    { kind: 'fastly', id: 's', apiOrigin: 'https://api.fastly.com', freshInMs: 86_400_000 },
  ],
  [
    { CDN: 'cloudflare', CDN_ID: 'z', CDN_TOKEN: TOKEN },
    { kind: 'cloudflare', apiOrigin: 'https://api.cloudflare.com', token: TOKEN },
  ],
  [
    { CDN: 'generic', CDN_PURGE_URL: 'https://api.example/{tag}', CDN_TAG_SEPARATOR: 'space' },
    {
      kind: 'generic',
      tagHeader: 'cache-tag',
      tagSeparator: ' ',
      mostTagsPerCall: 50,
      token: null,
    },
  ],
])('%j is read', (environment, expected) => {
  expect(readConfig(environment).cdn).toMatchObject(expected);
});

const GENERIC = { CDN: 'generic', CDN_PURGE_URL: 'https://api.example/{tag}' };

it.each([
  [
    { ...GENERIC, CDN_TAG_SEPARATOR: 'spaces' },
    'CDN_TAG_SEPARATOR must be comma or space, not "spaces".',
  ],
  [{ CDN: 'akamai' }, 'CDN must be off, varnish, fastly, cloudflare, generic, not "akamai".'],
  [{ CDN: 'varnish', CDN_TOKEN: TOKEN }, 'CDN_ADDRESSES is missing: CDN=varnish needs it.'],
  [{ CDN: 'varnish', CDN_ADDRESSES: 'http://a/b', CDN_TOKEN: TOKEN }, 'CDN_ADDRESSES must be'],
  [{ CDN: 'fastly', CDN_TOKEN: TOKEN }, 'CDN_ID is missing: CDN=fastly needs it.'],
  [{ CDN: 'fastly', CDN_ID: 's' }, 'CDN_TOKEN is missing: CDN=fastly needs it.'],
  [{ CDN: 'fastly', CDN_ID: 's', CDN_TOKEN: 'x'.repeat(15) }, 'at least 16 characters'],
  [{ CDN: 'fastly', CDN_ID: 's', CDN_TOKEN: `${TOKEN} x` }, 'none of them blank'],
  [{ ...GENERIC, CDN_FRESH_MS: '999' }, 'CDN_FRESH_MS must be a whole number from 1000'],
  [{ ...GENERIC, CDN_PURGE_URL: 'api.example/{tag}' }, 'CDN_PURGE_URL must be an http(s) address.'],
  [{ ...GENERIC, CDN_PURGE_URL: 'https://api.example/' }, 'must name {tag} or {tags:json}'],
  [{ ...GENERIC, CDN_PURGE_METHOD: 'post' }, 'CDN_PURGE_METHOD must be a method'],
  [{ ...GENERIC, CDN_PURGE_HEADERS: 'AccessKey: x' }, 'CDN_PURGE_HEADERS must be a JSON object'],
  [{ ...GENERIC, CDN_PURGE_HEADERS: '{"a b":"x"}' }, 'CDN_PURGE_HEADERS must be a JSON object'],
  [{ ...GENERIC, CDN_TAG_HEADER: 'cache tag' }, 'CDN_TAG_HEADER must be the name of a header'],
])('%j stops the start', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(sentence);
});
