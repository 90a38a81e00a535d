import { expect, test } from 'vitest';
import { checkProfessionalReset, checkProfessionalSignUp } from './index.ts';
import { OK, refusal } from './refusal.test-kit.ts';

const ADA = { email: 'ada@example.com', password: 'Abcdefgh', confirmation: 'Abcdefgh' };

test.each([
  [ADA, OK],
  [{ ...ADA, email: ' ' }, refusal('missingLoginInput', 'email')],
  [{}, refusal('missingLoginInput', 'email', 'password')],
  [{ ...ADA, password: 'Abcdefg' }, refusal('invalidPassword', 'password')],
  [{ ...ADA, confirmation: 'Abcdefgi' }, refusal('passwordsDiffer', 'confirmation')],
])('signing up with %o', (input, expected) => {
  expect(checkProfessionalSignUp(input)).toEqual(expected);
});

test.each([
  [{ ...ADA, code: 'c' }, OK],
  [{ ...ADA, code: '' }, refusal('missingResetInput', 'code')],
  [{ code: 'c' }, refusal('missingResetInput', 'password')],
  [{ code: 'c', password: 'abcdefgh' }, refusal('invalidPassword', 'password')],
  [{ ...ADA, code: 'c', confirmation: '' }, refusal('passwordsDiffer', 'confirmation')],
])('a new password with %o', (input, expected) => {
  expect(checkProfessionalReset(input)).toEqual(expected);
});
