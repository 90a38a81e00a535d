import { expect, it } from 'vitest';
import { readConfig } from '../../config/index.ts';
import { edgeHeaders } from './edge-headers.ts';

const TOKEN = { CDN_TOKEN: 'a-token-of-twenty-two' };
const SETTINGS = {
  varnish: { CDN: 'varnish', CDN_ADDRESSES: 'http://127.0.0.1:6081', ...TOKEN },
  fastly: { CDN: 'fastly', CDN_ID: 'x', ...TOKEN },
  cloudflare: { CDN: 'cloudflare', CDN_ID: 'x', ...TOKEN },
  generic: {
    CDN: 'generic',
    CDN_PURGE_URL: 'https://api.example/{tag}',
    CDN_TAG_HEADER: 'CDN-Tag',
  },
} as const;

function headersOf(kind: keyof typeof SETTINGS, tags: readonly string[]) {
  const { cdn } = readConfig(SETTINGS[kind]);
  if (cdn === null) throw new Error('No CDN is set.');
  return Object.fromEntries(edgeHeaders(cdn, { tags, freshInMs: 60_999 }));
}

const LIFETIME = 'max-age=60, stale-if-error=86400';

it.each([
  ['varnish', { 'surrogate-control': LIFETIME, xkey: 'a b' }],
  ['fastly', { 'surrogate-control': LIFETIME, 'surrogate-key': 'a b' }],
  ['cloudflare', { 'cdn-cache-control': LIFETIME, 'cache-tag': 'a,b' }],
  ['generic', { 'cdn-cache-control': LIFETIME, 'cdn-tag': 'a,b' }],
] as const)('%s is told the tags once each, and for how long', (kind, headers) => {
  expect(headersOf(kind, ['a', 'b', 'a'])).toEqual(headers);
});

it.each([
  ['varnish', 8_000, 'surrogate-control'],
  ['fastly', 16_000, 'surrogate-control'],
  ['cloudflare', 16_000, 'cdn-cache-control'],
  ['generic', 1_000, 'cdn-cache-control'],
] as const)('%s keeps no page with more than %i bytes of tags', (kind, most, lifetime) => {
  expect(headersOf(kind, ['a'.repeat(most)])[lifetime]).toBe(LIFETIME);
  expect(headersOf(kind, ['a'.repeat(most + 1)])).toEqual({ [lifetime]: 'no-store' });
});
