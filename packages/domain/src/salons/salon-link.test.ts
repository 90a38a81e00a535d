import { expect, it, test } from 'vitest';
import { splitLocale } from '../markets/index.ts';
import {
  decideSalonLink,
  linkedSalonNo,
  salonLinkTarget,
  salonPairs,
  withoutSalon,
} from './index.ts';

it.each([
  ['', null],
  ['?salon=', null],
  ['?salon=%20', null],
  ['?salons=1', null],
  ['?salon=10001', '10001'],
  ['?slug=a&salon=%2010001+', '10001'],
  [`?salon=${'1'.repeat(40)}`, '1'.repeat(40)],
  [`?salon=${'1'.repeat(41)}`, null],
])('the address %j brings %j', (search, salonNo) => {
  expect(linkedSalonNo(search)).toBe(salonNo);
});

test.each([
  ['?salon=1', ''],
  ['?salon=1&salon=2&utm_source=a%20b', '?utm_source=a%20b'],
  ['?sortOption=x', '?sortOption=x'],
])('%s without its salon is %j', (search, rest) => {
  expect(withoutSalon(search)).toBe(rest);
  expect(salonPairs(rest)).toEqual([]);
});

test.each([
  ['/', '/?salon=10001'],
  ['/products/x', '/products/x?salon=10001'],
  ['//evil.example', '/evil.example?salon=10001'],
  ['/\\evil.example', '/evil.example?salon=10001'],
])('a short link to %s leads within the shop', (path, target) => {
  expect(salonLinkTarget('10001', path)).toBe(target);
  expect(splitLocale(target).path.startsWith('//')).toBe(false);
});

const [ONE, TWO] = [
  { salonNo: '1', salonName: 'One' },
  { salonNo: '2', salonName: 'Two' },
] as const;

test.each([
  [null, null, null, { kind: 'unknown' }],
  [null, ONE, ONE, { kind: 'unknown' }],
  [ONE, null, null, { kind: 'select', salon: ONE, before: null }],
  [ONE, null, TWO, { kind: 'select', salon: ONE, before: TWO }],
  [ONE, null, ONE, { kind: 'stay', salon: ONE }],
  [ONE, TWO, null, { kind: 'keepOwn', salon: TWO }],
  [ONE, TWO, ONE, { kind: 'keepOwn', salon: TWO }],
  [ONE, ONE, TWO, { kind: 'select', salon: ONE, before: TWO }],
])('linked %j, own %j, current %j', (linked, own, current, decision) => {
  expect(decideSalonLink({ linked, own, current })).toEqual(decision);
});
