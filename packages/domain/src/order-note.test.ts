import { expect, test } from 'vitest';
import { noteStatement, orderDigits } from './order-note.ts';

const ORDER = { name: '#1001', email: 'Ada@Example.com', note: null, tags: [] };
const STATEMENT = {
  tag: 'withdrawal',
  email: 'ada@example.com',
  receivedAt: '28-11-2026 06:10 (Europe/Amsterdam)',
  said: { items: '1 × Rain shampoo', kind: '' },
};

test.each([
  ['1001', '1001'],
  [' #1001 ', '1001'],
  ['NL1001-A', '1001'],
  ['10 01', null],
  ['', null],
  ['no number', null],
  ['1234567890123', null],
])('the order number %j is found by %j', (typed, digits) => {
  expect(orderDigits(typed)).toBe(digits);
});

test('a statement stands on the order of its writer, the newest first, with its tag once', () => {
  const first = noteStatement(ORDER, '1001', STATEMENT);
  const added = 'withdrawal, 28-11-2026 06:10 (Europe/Amsterdam)\nitems: 1 × Rain shampoo';
  expect(first).toEqual({ note: added, tags: ['withdrawal'] });
  const second = noteStatement(
    { ...ORDER, note: 'Leave it at the door', tags: ['gift', 'withdrawal'] },
    '1001',
    STATEMENT,
  );
  expect(second).toEqual({
    note: `${added}\n\nLeave it at the door`,
    tags: ['gift', 'withdrawal'],
  });
});

test('a statement that was sent twice stands once', () => {
  const noted = { ...ORDER, ...noteStatement(ORDER, '1001', STATEMENT) };
  expect(noteStatement(noted, '1001', STATEMENT)).toBeNull();
  const older = { ...noted, note: `${noted.note}\n\nLeave it at the door` };
  expect(noteStatement(older, '1001', STATEMENT)).toBeNull();
  const shorter = { ...STATEMENT, said: { items: '1 × Rain' } };
  expect(noteStatement(noted, '1001', shorter)).not.toBeNull();
});

test.each([
  ['of somebody else', { email: 'bela@example.com' }],
  ['without an address', { email: null }],
  ['of another number', { name: '#11001' }],
])('an order %s is left alone', (_, other) => {
  expect(noteStatement({ ...ORDER, ...other }, '1001', STATEMENT)).toBeNull();
});

test.each([
  [4999, 4999],
  [5000, 5000],
  [5001, 5000],
])('a note of %i characters is kept to %i', (length, kept) => {
  const added = 'withdrawal, now';
  const note = 'n'.repeat(length - added.length - 2);
  const statement = { ...STATEMENT, receivedAt: 'now', said: {} };
  expect(noteStatement({ ...ORDER, note }, '1001', statement)?.note).toHaveLength(kept);
});
