import { expect, test } from 'vitest';
import { salonDetailsOf } from './index.ts';

const stored = { openingHours: {}, services: [], bookingUrl: null };

test('a salon of which nothing more is known has no details', () => {
  const none = {
    openingHours: [],
    services: [],
    stylists: [],
    languages: [],
    bookingUrl: null,
    photo: null,
  };
  expect(salonDetailsOf(undefined)).toEqual(none);
  expect(salonDetailsOf(stored)).toEqual(none);
});

test('days without hours are closed, once one day has some', () => {
  const { openingHours } = salonDetailsOf({ ...stored, openingHours: { tue: '09:00-18:00' } });
  expect(openingHours).toHaveLength(7);
  expect(openingHours.slice(0, 2)).toEqual([
    { day: 'mon', hours: null },
    { day: 'tue', hours: '09:00-18:00' },
  ]);
});

test.each([
  ['00:00-24:00', 7],
  ['23:59-24:00', 7],
  ['23:59-23:59', 0],
  ['24:00-24:00', 0],
  ['9:00-18:00', 7],
  ['09:60-18:00', 0],
  ['by appointment', 0],
])('hours of %s', (mon, days) => {
  expect(salonDetailsOf({ ...stored, openingHours: { mon } }).openingHours).toHaveLength(days);
});

test.each([
  ['https://book.example/lok', 'https://book.example/lok'],
  ['http://book.example', null],
  ['javascript:alert(1)', null],
  ['book.example', null],
])('a booking address of %s', (bookingUrl, expected) => {
  expect(salonDetailsOf({ ...stored, bookingUrl }).bookingUrl).toBe(expected);
});
