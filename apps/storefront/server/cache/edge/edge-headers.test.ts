import { expect, it } from 'vitest';
import { readConfig } from '../../config/index.ts';
import { edgeHeaders } from './edge-headers.ts';
import PURGES from './purges.json' with { type: 'json' };

const environmentOf = (kind: string) =>
  PURGES.find(({ environment }) => environment.CDN === kind)?.environment ?? {};

function headersOf(kind: string, tags: readonly string[]) {
  const { cdn } = readConfig({
    ...environmentOf(kind),
    CDN_ADDRESSES: 'http://127.0.0.1:6081',
    CDN_API_ORIGIN: 'https://api.example',
    CDN_PURGE_URL: 'https://api.example/{tag}',
    CDN_TAG_HEADER: 'CDN-Tag',
  });
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
