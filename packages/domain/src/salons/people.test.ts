import { expect, test } from 'vitest';
import {
  affiliatedSalon,
  checkPerson,
  isInvitationOpen,
  mayDo,
  ownedSalons,
  placesOfPerson,
} from './index.ts';

test.each([
  ['statement', true, false],
  ['bank', true, false],
  ['page', true, false],
  ['people', true, false],
  ['prescriptions', true, true],
  ['cards', true, true],
  ['education', true, true],
] as const)('%s: an owner %s, a stylist %s', (task, owner, stylist) => {
  expect([mayDo('owner', task), mayDo('stylist', task)]).toEqual([owner, stylist]);
});

const WEEK_IN_MS = 604_800_000;
test.each([
  [-1, false, false],
  [0, false, true],
  [WEEK_IN_MS - 1, false, true],
  [WEEK_IN_MS, false, false],
  [0, true, false],
])('an invitation %i ms old, accepted %s, is open: %s', (ageInMs, isJoined, isOpen) => {
  const invitedAt = '2026-11-20T12:00:00.000Z';
  expect(isInvitationOpen({ invitedAt, isJoined }, Date.parse(invitedAt) + ageInMs)).toBe(isOpen);
});

test.each([
  [
    { email: ' Bo@Salon.example', role: 'owner' },
    { email: 'bo@salon.example', role: 'owner' },
  ],
  [
    { email: 'bo@salon.example', role: 'admin' },
    { email: 'bo@salon.example', role: 'stylist' },
  ],
])('%j is invited as %j', (form, value) => {
  expect(checkPerson(form)).toEqual({ ok: true, value });
});

test.each([{}, { email: 'bo', role: 'owner' }, { email: 7 }])('%j is nobody', (form) => {
  expect(checkPerson(form)).toMatchObject({ ok: false, code: 'emailInvalid' });
});

const SALONS = [
  { salonNo: '1', salonEmail: 'bo@salon.example', parentEmail: 'ada@salon.example' },
  { salonNo: '2', salonEmail: 'Ada@salon.example', parentEmail: null },
  { salonNo: '3', salonEmail: null, parentEmail: null },
];
const ada = { email: 'ada@salon.example', isEmailProved: true };

test('the salon that section 4 names comes first among those of an address', () => {
  expect(ownedSalons(ada, SALONS).map(({ salonNo }) => salonNo)).toEqual(['2', '1']);
  expect(ownedSalons(ada, SALONS)[0]).toBe(affiliatedSalon(ada, SALONS));
  expect(ownedSalons({ ...ada, isEmailProved: false }, SALONS)).toEqual([]);
  expect(ownedSalons({ ...ada, email: '' }, SALONS)).toEqual([]);
});

test('nobody works where they did not join, left the list, or own the salon already', () => {
  const person = { email: ada.email, role: 'stylist', invitedAt: '', isJoined: true } as const;
  const places = placesOfPerson({
    own: ownedSalons(ada, SALONS),
    people: [
      { ...person, salonNo: '1' },
      { ...person, salonNo: '3' },
      { ...person, salonNo: 'gone' },
    ],
    byNumber: (salonNo) => SALONS.find((one) => one.salonNo === salonNo) ?? null,
  });
  expect(places.map(({ salon, role, isFounder }) => [salon.salonNo, role, isFounder])).toEqual([
    ['2', 'owner', true],
    ['1', 'owner', true],
    ['3', 'stylist', false],
  ]);
  const invited = [{ ...person, salonNo: '3', isJoined: false }];
  expect(placesOfPerson({ own: [], people: invited, byNumber: () => SALONS[2] ?? null })).toEqual(
    [],
  );
});
