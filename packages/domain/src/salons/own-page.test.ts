import { expect, test } from 'vitest';
import {
  checkOwnPage,
  isSamePage,
  OWN_PAGE,
  ownPageFields,
  PHOTO,
  proposalState,
  salonDetailsOf,
} from './index.ts';
import { readHours } from './opening-hours.ts';

const open = (hours: string) => ({ kind: 'open', hours });

test.each([
  ['', { kind: 'closed' }],
  ['  ', { kind: 'closed' }],
  ['9-17', open('09:00-17:00')],
  ['9:30–17.45', open('09:30-17:45')],
  ['9h - 18h30', open('09:00-18:30')],
  ['9 am-12 pm, 1pm-5:30 PM', open('09:00-12:00, 13:00-17:30')],
  ['13:00-18:00,09:00-13:00', open('09:00-13:00, 13:00-18:00')],
  // Copied from the page of a salon, joined by U+2060.
  ['09:00\u2060–\u206012:30, 13:30\u2060–\u206018:00', open('09:00-12:30, 13:30-18:00')],
  ['09:00-13:01,13:00-18:00', { kind: 'hoursOverlap' }],
  ['09:00-18:00,10:00-11:00', { kind: 'hoursOverlap' }],
  ['00:00-24:00', open('00:00-24:00')],
  ['12am-11:59pm', open('00:00-23:59')],
  ['00:00-24:01', { kind: 'hoursInvalid' }],
  ['20:00-02:00', { kind: 'hoursPastMidnight' }],
  ['18:00-00:00', { kind: 'hoursPastMidnight' }],
  ['09:00-09:00', { kind: 'hoursInvalid' }],
  ['09:60-10:00', { kind: 'hoursInvalid' }],
  ['13pm-14pm', { kind: 'hoursInvalid' }],
  ['by appointment', { kind: 'hoursInvalid' }],
  ['9-10-11', { kind: 'hoursInvalid' }],
  ['9-10,', { kind: 'hoursInvalid' }],
  ['1-2,3-4,5-6', open('01:00-02:00, 03:00-04:00, 05:00-06:00')],
  ['1-2,3-4,5-6,7-8', { kind: 'hoursInvalid' }],
])('hours typed as %j', (typed, expected) => {
  expect(readHours(typed)).toEqual(expected);
  // A page reads again what was kept.
  if ('hours' in expected) expect(readHours(expected.hours)).toEqual(expected);
});

const FORM = {
  'hours-tue': '9-18',
  'service-cut': 'on',
  'service-bridal': '',
  'language-nl': 'on',
  otherServices: ' Permanent \n\nPermanent',
  stylists: 'Ada\r\nBea',
  bookingUrl: 'https://book.example/ada',
  photoAlt: ' De  zaak ',
};

test('checkOwnPage reads a form, and ownPageFields fills it again', () => {
  const checked = checkOwnPage(FORM, 'a1');
  if (!checked.ok) throw new Error(checked.code);
  expect(checked.value).toEqual({
    openingHours: { tue: '09:00-18:00' },
    services: ['cut', 'Permanent'],
    stylists: ['Ada', 'Bea'],
    languages: ['nl'],
    bookingUrl: 'https://book.example/ada',
    photo: { id: 'a1', alt: 'De zaak' },
  });
  expect(checkOwnPage(ownPageFields(checked.value), 'a1')).toEqual(checked);
  expect(salonDetailsOf(checked.value)).toMatchObject({ stylists: ['Ada', 'Bea'] });
});

test('a page that says the same is the same, however it is written', () => {
  const page = {
    openingHours: { tue: '09:00-18:00' },
    services: ['cut', 'Permanent'],
    stylists: ['Ada'],
    languages: ['nl', 'de'],
    bookingUrl: null,
    photo: { id: 'a1', alt: 'De zaak' },
  };
  const again = { ...page, openingHours: { mon: '', tue: '9-18' }, languages: ['de', 'nl'] };
  expect(isSamePage(page, again)).toBe(true);
  for (const changed of [
    { stylists: ['Bea'] },
    { openingHours: {} },
    { photo: null },
    { photo: { id: 'b2', alt: 'De zaak' } },
    { bookingUrl: 'https://book.example' },
  ]) {
    expect(isSamePage(page, { ...page, ...changed })).toBe(false);
  }
});

test('a form may be empty', () => {
  expect(checkOwnPage({})).toMatchObject({ ok: true, value: { photo: null } });
});

const lines = (count: number) =>
  Array.from({ length: count }, (_, place) => `S${place}`).join('\n');
const { mostNames, longestName, longestAddress } = OWN_PAGE;
const addressOf = (origin: string, length: number) => `${origin}/`.padEnd(length, 'a');

test.each([
  [{ 'hours-sun': '20-2' }, 'hoursPastMidnight', 'hours-sun'],
  [{ stylists: lines(mostNames) }, null, ''],
  [{ stylists: lines(mostNames + 1) }, 'salonListTooLong', 'stylists'],
  [{ otherServices: 'a'.repeat(longestName) }, null, ''],
  [{ otherServices: 'a'.repeat(longestName + 1) }, 'salonListTooLong', 'otherServices'],
  [{ bookingUrl: 'javascript:alert(1)' }, 'bookingNotHttps', 'bookingUrl'],
  [{ bookingUrl: 'http://book.example' }, 'bookingNotHttps', 'bookingUrl'],
  [{ bookingUrl: 'https://user@book.example' }, 'bookingNotHttps', 'bookingUrl'],
  [{ bookingUrl: addressOf('https://b.example', longestAddress) }, null, ''],
  [
    { bookingUrl: addressOf('https://b.example', longestAddress + 1) },
    'bookingNotHttps',
    'bookingUrl',
  ],
  [{ photoAlt: ' ' }, 'photoAltMissing', 'photoAlt'],
  [{ photoAlt: 'a'.repeat(PHOTO.longestAlt) }, null, ''],
  [{ photoAlt: 'a'.repeat(PHOTO.longestAlt + 1) }, 'photoAltMissing', 'photoAlt'],
])('checkOwnPage of %j: %s', (changed, code, field) => {
  const checked = checkOwnPage({ ...FORM, ...changed }, 'a1');
  expect(checked).toMatchObject(
    code === null ? { ok: true } : { ok: false, code, fields: [field] },
  );
});

const [FIRST, SECOND] = ['2026-11-01T10:00:00.000Z', '2026-11-02T10:00:00.000Z'];

test.each([
  [null, 'asked'],
  [{ madeAt: SECOND, reason: '' }, 'approved'],
  [{ madeAt: SECOND, reason: 'No' }, 'refused'],
  [{ madeAt: FIRST, reason: '' }, 'asked'],
])('a proposal after the decision %j', (decision, expected) => {
  expect(proposalState({ madeAt: SECOND }, decision)).toBe(expected);
});
