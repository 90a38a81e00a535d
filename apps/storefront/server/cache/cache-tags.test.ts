import { expect, it } from 'vitest';
import { cacheTags, parseCacheTags } from './cache-tags.ts';

const PORTABLE = /^[a-z0-9-]{1,128}$/;

it.each([
  ['comb', 'product-nl-comb'],
  ['Comb', 'product-nl-comb'],
  ['a'.repeat(117), `product-nl-${'a'.repeat(117)}`],
])('the tag of %s can be read', (handle, tag) => {
  expect(cacheTags.product('nl', handle)).toBe(tag);
});

it.each(['a'.repeat(118), 'haarbürste', 'a b', 'a,b', '梳子'])(
  'the tag of %s has characters and a length that every CDN takes',
  (handle) => {
    const tag = cacheTags.product('nl', handle);
    expect(tag).toMatch(PORTABLE);
    expect(tag).not.toBe(cacheTags.product('de', handle));
    expect(tag).toBe(cacheTags.product('nl', handle));
  },
);

it.each([
  [null, []],
  ['', []],
  ['shop-nl', ['shop-nl']],
  ['shop-nl,products-nl', ['shop-nl', 'products-nl']],
  ['shop-nl products-nl', ['shop-nl', 'products-nl']],
])('the header %j names %j', (header, tags) => {
  expect(parseCacheTags(header)).toEqual(tags);
});
