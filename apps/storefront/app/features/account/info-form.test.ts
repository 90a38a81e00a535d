import { expect, test } from 'vitest';
import { checkInfoForm, updateOf } from './info-page.tsx';

const PASSWORDS = {
  form: 'password',
  currentPassword: 'Kam-1',
  password: 'Borstel-2',
  confirmation: 'Borstel-2',
};
const PERSON = { form: 'details', firstName: ' Ada ', lastName: 'Lok', phone: ' ' };

test.each([
  [PERSON, null],
  [{ ...PERSON, firstName: ' ' }, ['updateAccountFailed', 'firstName']],
  [{ form: 'details' }, ['updateAccountFailed', 'firstName', 'lastName']],
  [PASSWORDS, null],
  [{ ...PASSWORDS, currentPassword: '' }, ['wrongPassword', 'currentPassword']],
  [{ ...PASSWORDS, password: 'a', confirmation: 'a' }, ['invalidPassword', 'password']],
  [{ ...PASSWORDS, confirmation: 'Borstel-3' }, ['passwordsDiffer', 'confirmation']],
])('%j is refused for %s', (values, refusal) => {
  const check = checkInfoForm(values);
  expect(check.ok ? null : [check.code, ...check.fields]).toEqual(refusal);
});

test.each([
  [PERSON, { firstName: 'Ada', lastName: 'Lok', phone: null, acceptsMarketing: false }],
  [
    { ...PERSON, phone: ' 06 1 ', acceptsMarketing: 'true' },
    { firstName: 'Ada', lastName: 'Lok', phone: '06 1', acceptsMarketing: true },
  ],
  [PASSWORDS, { currentPassword: 'Kam-1', password: 'Borstel-2', confirmation: 'Borstel-2' }],
])('%j is sent as %j', (values, sent) => {
  expect(updateOf(values)).toEqual(sent);
});
