import { expect, it } from 'vitest';
import { ANY_ENTRY, createPreviewPasses } from './preview-pass.ts';

const HOUR_IN_MS = 3_600_000;
const START = Date.UTC(2026, 10, 28, 8, 0);

function open({ token = 'drafts', origin = 'https://shop.example' } = {}) {
  const clock = { inMs: START };
  return { clock, ...createPreviewPasses({ token, origin, now: () => clock.inMs }) };
}
const cookieOf = (setCookie: string) => setCookie.split(';')[0] ?? '';
const query = (text: string) => new URLSearchParams(text);

it('opens by a link to the last moment before it expires', () => {
  const { clock, linkTo, check } = open();
  const link = query(linkTo('/pages/about', HOUR_IN_MS));
  for (const [passedInMs, state] of [
    [HOUR_IN_MS - 1, 'valid'],
    [HOUR_IN_MS, 'expired'],
    [HOUR_IN_MS + 1, 'expired'],
  ] as const) {
    clock.inMs = START + passedInMs;
    expect(check(link)).toBe(state);
  }
});

it('lets a cookie in for an hour, less than a millisecond more', () => {
  const { clock, issue, carry, read } = open();
  const cookie = cookieOf(carry(issue(), true));
  expect(cookie).toMatch(/^__Host-lokke-preview=/);
  clock.inMs = START + HOUR_IN_MS - 1;
  expect(read(`a=b; ${cookie}; c=d`)).toEqual({
    endsAtInMs: START + HOUR_IN_MS,
    asOf: null,
    ways: '',
  });
  for (const forged of [
    'lokke-preview=',
    'lokke-preview=1',
    cookie.replace(/=\d+/, '=9999999999'),
  ]) {
    expect(read(forged)).toBeNull();
  }
  clock.inMs = START + HOUR_IN_MS;
  expect(read(cookie)).toBeNull();
});

it.each([
  ['nothing', ''],
  ['another path', 'to=/pages/b'],
  ['a later end', 'until=9999999999'],
  ['no signature', 'signature='],
  ['a short signature', 'signature=abc'],
])('refuses a link with %s put in', (_what, change) => {
  const { linkTo, check } = open();
  const link = query(linkTo('/pages/a', HOUR_IN_MS));
  for (const [name, value] of query(change)) link.set(name, value);
  expect(check(link)).toBe(change === '' ? 'valid' : 'forged');
});

it('opens any entry by the link of the button, and no path', () => {
  const { linkTo, check } = open();
  const template = linkTo(ANY_ENTRY, HOUR_IN_MS);
  const pressFor = (id: string) =>
    query(template.replace('{entry.sys.id}', encodeURIComponent(id)).replace('{locale}', 'de-DE'));
  expect(check(pressFor('home-hero'))).toBe('valid');
  expect(check(pressFor('/account'))).toBe('forged');
});

it('knows neither cookies nor links that another token signed, nor cookies of another shop', () => {
  const { read, check } = open();
  const [other, sister] = [open({ token: 'other' }), open({ origin: 'https://sister.example' })];
  expect(check(query(other.linkTo('/', HOUR_IN_MS)))).toBe('forged');
  for (const { issue, carry } of [other, sister]) {
    expect(read(cookieOf(carry(issue(), false)))).toBeNull();
  }
});

it('carries the moment that is looked at, which nobody else can set', () => {
  const { issue, carry, read } = open();
  const asOf = '2026-12-24T09:00';
  const cookie = cookieOf(carry({ ...issue(), asOf }, false));
  expect(read(cookie)).toEqual({ endsAtInMs: START + HOUR_IN_MS, asOf, ways: '' });
  expect(read(cookie.replace(asOf, '2026-12-24T09:01'))).toBeNull();
});

it('takes no link for a cookie', () => {
  const { linkTo, read } = open();
  const link = query(linkTo('/', HOUR_IN_MS));
  expect(read(`lokke-preview=${link.get('until')}..${link.get('signature')}`)).toBeNull();
});
