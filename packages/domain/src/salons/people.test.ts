import { expect, test } from 'vitest';
import {
  affiliatedSalon,
  checkPerson,
  hadRights,
  isInvitationOpen,
  leave,
  mayDo,
  ownedSalons,
  placesOfPerson,
  tradeAccess,
} from './index.ts';

test.each([
  ['statement', true, false],
  ['bank', true, false],
  ['page', true, false],
  ['people', true, false],
  ['proof', true, false],
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

test('whoever left has no right and no invitation, and is known to have had one', () => {
  const left = leave({ salonNo: '1', email: 'cleo@salon.example' });
  expect(isInvitationOpen(left, 0)).toBe(true);
  expect(isInvitationOpen(left, WEEK_IN_MS)).toBe(false);
  expect(hadRights(left)).toBe(true);
  expect(hadRights({ ...left, isJoined: true, invitedAt: '2026-11-01T10:00:00.000Z' })).toBe(true);
  expect(hadRights({ ...left, invitedAt: '2026-11-01T10:00:00.000Z' })).toBe(false);
});

const [ONE, TWO] = [{ salonNo: '1' }, { salonNo: '2' }];
test.each([
  [[], true, null],
  [[{ salon: ONE, proof: null }], false, { kind: 'open', salon: ONE }],
  [[{ salon: ONE, proof: null }], true, { kind: 'unproved', salon: ONE, proof: 'missing' }],
  [[{ salon: ONE, proof: 'asked' }], true, { kind: 'unproved', salon: ONE, proof: 'asked' }],
  [[{ salon: ONE, proof: 'refused' }], true, { kind: 'unproved', salon: ONE, proof: 'refused' }],
  [[{ salon: ONE, proof: 'approved' }], true, { kind: 'open', salon: ONE }],
  [
    [
      { salon: ONE, proof: 'asked' },
      { salon: TWO, proof: 'approved' },
    ],
    true,
    { kind: 'open', salon: TWO },
  ],
] as const)('of places %j, where a proof is asked %s: %j', (places, asksProof, expected) => {
  expect(tradeAccess<{ readonly salonNo: string }>(places, asksProof)).toEqual(expected);
});
