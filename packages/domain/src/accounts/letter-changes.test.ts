import { expect, it } from 'vitest';
import { letterChanges } from './letter-changes.ts';

const A = 'a@example.com';
const B = 'b@example.com';

it.each([
  // Known before, wanted, other address; begun, ended.
  [false, true, A, A, null],
  [true, true, 'A@example.com ', null, null],
  [true, false, A, null, A],
  [false, false, A, null, null],
  [null, true, A, A, null],
  [null, false, A, null, A],
  [null, null, B, null, null],
  [true, null, A, null, null],
  [true, null, B, B, A],
  [true, false, B, null, A],
  [false, true, B, B, null],
  [false, null, B, null, null],
  [true, false, null, null, A],
] as const)('%s, then %s at %s: begins %s, ends %s', (had, wants, email, begun, ended) => {
  const before = { email: A, acceptsMarketing: had };
  expect(letterChanges(before, { email, acceptsMarketing: wants })).toEqual({ begun, ended });
});

it.each([
  [true, A, null],
  [false, null, A],
])('of an account that could not be read, %s is told of its address now', (wants, begun, ended) => {
  const unknown = { email: null, acceptsMarketing: null };
  expect(letterChanges(unknown, { email: A, acceptsMarketing: wants })).toEqual({ begun, ended });
});
