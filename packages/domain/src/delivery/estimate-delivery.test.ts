import { expect, test } from 'vitest';
import { marketOf } from '../markets/index.ts';
import { estimateDelivery } from './estimate-delivery.ts';
import { easterSunday, holidaysIn } from './holidays.ts';

const terms = { orderBefore: '16:00', days: { from: 1, to: 2 } };

test.each([
  ['a minute below the limit leaves today', '2026-11-24T14:59:00Z', '2026-11-25', '2026-11-26'],
  ['at the limit leaves tomorrow', '2026-11-24T15:00:00Z', '2026-11-26', '2026-11-27'],
  ['above the limit leaves tomorrow', '2026-11-24T15:01:00Z', '2026-11-26', '2026-11-27'],
  ['counts by summer time', '2026-07-07T13:59:00Z', '2026-07-08', '2026-07-09'],
  ['at the limit of summer time', '2026-07-07T14:00:00Z', '2026-07-09', '2026-07-10'],
  ['counts the day of the country', '2026-11-23T23:30:00Z', '2026-11-25', '2026-11-26'],
  ['crosses a weekend', '2026-11-26T14:00:00Z', '2026-11-27', '2026-11-30'],
  [
    'on Friday after the limit leaves on Monday',
    '2026-11-27T15:00:00Z',
    '2026-12-01',
    '2026-12-02',
  ],
  ['on Saturday leaves on Monday', '2026-11-28T09:00:00Z', '2026-12-01', '2026-12-02'],
  ['before Easter waits for Tuesday', '2026-04-02T13:00:00Z', '2026-04-03', '2026-04-07'],
  ['on Easter Monday leaves on Tuesday', '2026-04-06T08:00:00Z', '2026-04-08', '2026-04-09'],
  ['passes Ascension Day', '2026-05-13T08:00:00Z', '2026-05-15', '2026-05-18'],
  ['passes Whit Monday', '2026-05-22T08:00:00Z', '2026-05-26', '2026-05-27'],
  ['passes both days of Christmas', '2026-12-24T09:00:00Z', '2026-12-28', '2026-12-29'],
  ['passes the turn of the year', '2026-12-31T09:00:00Z', '2027-01-04', '2027-01-05'],
])(
  'an order in the Netherlands before 16:00, for 1 to 2 working days: %s',
  (_, now, first, last) => {
    const market = marketOf('nl');
    expect(estimateDelivery({ now: new Date(now), market, ...terms })).toEqual({ first, last });
  },
);

test.each([
  ['no', 'Maundy Thursday and Good Friday', '2026-04-01T08:00:00Z', '2026-04-07'],
  ['nl', 'no Good Friday', '2026-04-02T08:00:00Z', '2026-04-03'],
  ['se', 'Midsummer Eve', '2026-06-18T08:00:00Z', '2026-06-22'],
  ['uk', 'the day for Boxing Day on a Saturday', '2026-12-24T08:00:00Z', '2026-12-29'],
  ['ni', 'the Twelfth of July on a Sunday', '2026-07-10T08:00:00Z', '2026-07-14'],
  ['uk', 'no Twelfth of July', '2026-07-10T08:00:00Z', '2026-07-13'],
  ['na', 'Thanksgiving', '2026-11-25T15:00:00Z', '2026-11-27'],
  ['na', 'Independence Day on a Saturday', '2026-07-02T15:00:00Z', '2026-07-06'],
  ['na', 'New Year’s Day moved into the old year', '2027-12-30T15:00:00Z', '2028-01-03'],
] as const)('%s: an express order knows %s', (locale, _, now, first) => {
  const days = { from: 1, to: 1 };
  const market = marketOf(locale);
  const estimate = estimateDelivery({ now: new Date(now), market, orderBefore: '23:59', days });
  expect(estimate).toEqual({ first, last: first });
});

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('Easter of %i is on %s', (year, day) => {
  expect(easterSunday(year)).toBe(day);
});

test('Christmas and Boxing Day on a weekend are both moved in the United Kingdom', () => {
  const days = [...holidaysIn('GB', 2027)].filter((day) => day.startsWith('2027-12'));
  expect(days).toEqual(['2027-12-27', '2027-12-28']);
});
