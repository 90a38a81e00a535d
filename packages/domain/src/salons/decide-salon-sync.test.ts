import { describe, expect, it, test } from 'vitest';
import { decideSalonSync, type SalonSyncInput } from './index.ts';

interface Numbered {
  readonly salonNo: string;
}

const a = { salonNo: 'a' };
const b = { salonNo: 'b' };
const own = { salonNo: 'own' };
const unset = { kind: 'unset' } as const;
const removed = { kind: 'removed' } as const;
const takeOver = (salon: Numbered | null) => ({ kind: 'takeOver', salon }) as const;
const choiceOf = (salon: Numbered) => ({ kind: 'chosen', salon }) as const;

function decide(given: Partial<SalonSyncInput<Numbered>>) {
  return decideSalonSync({
    local: null,
    salonManuallyDeleted: false,
    agreedSalonNo: undefined,
    account: unset,
    matched: null,
    ...given,
  });
}

test.each([
  ['nothing anywhere', {}, { kind: 'keep' }],
  ['chosen here, nothing on the account', { local: a }, { kind: 'write', salon: a }],
  ['nothing here, one on the account', { account: choiceOf(a) }, { kind: 'takeOver', salon: a }],
  ['the same on both', { local: a, account: choiceOf(a) }, { kind: 'keep' }],
  ['the account wins', { local: a, account: choiceOf(b) }, { kind: 'takeOver', salon: b }],
  ['chosen here, removed elsewhere', { local: a, account: removed }, { kind: 'write', salon: a }],
  ['nothing here, removed elsewhere', { account: removed, matched: own }, { kind: 'keep' }],
  ['a salon customer without a choice', { matched: own }, { kind: 'choose', salon: own }],
  ['who chose another', { matched: own, local: a }, { kind: 'write', salon: a }],
  ['who removed it', { matched: own, salonManuallyDeleted: true }, { kind: 'write', salon: null }],
])('the first time on a device: %s', (_, given, expected) => {
  expect(decide(given)).toEqual(expected);
});

describe('once both sides have agreed', () => {
  test.each([
    ['on nothing, then chosen here', null, { local: a }, { kind: 'write', salon: a }],
    ['then changed here', 'a', { local: b, account: choiceOf(a) }, { kind: 'write', salon: b }],
    [
      'then removed here',
      'a',
      { salonManuallyDeleted: true, account: choiceOf(a) },
      { kind: 'write', salon: null },
    ],
    ['then lost here', 'a', { account: choiceOf(a) }, takeOver(a)],
    ['then changed elsewhere', 'a', { local: a, account: choiceOf(b) }, takeOver(b)],
    ['then removed elsewhere', 'a', { local: a, account: removed, matched: own }, takeOver(null)],
    ['then the same on both', 'a', { local: b, account: choiceOf(b) }, { kind: 'keep' }],
    ['on nothing, removed on purpose', null, { account: removed, matched: own }, { kind: 'keep' }],
  ])('%s', (_, agreedSalonNo, given, expected) => {
    expect(decide({ agreedSalonNo, ...given })).toEqual(expected);
  });

  it('comes to rest: what was carried out needs no more', () => {
    for (const local of [null, a, b]) {
      for (const account of [unset, removed, choiceOf(a), choiceOf(b)]) {
        for (const agreedSalonNo of [undefined, null, 'a', 'b']) {
          const decision = decide({ local, account, agreedSalonNo, matched: own });
          if (decision.kind === 'keep') continue;
          const { salon } = decision;
          const next = decide({
            local: salon,
            account: salon === null ? removed : choiceOf(salon),
            agreedSalonNo: salon?.salonNo ?? null,
            matched: own,
          });
          expect(next).toEqual({ kind: 'keep' });
        }
      }
    }
  });
});
