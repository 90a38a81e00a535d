import { describe, expect, it } from 'vitest';
import { errorReply, fieldOfMessage, isAboveForm, successReply, valuesOf } from './form-reply.ts';

const MISSING = { code: 'missingRegisterInput', message: 'Missing customer input' } as const;
const TAKEN = { code: 'emailTaken', message: 'Email has already been taken' } as const;

describe('the reply to a form', () => {
  it('keeps what was typed, but never a password', () => {
    const secrets = {
      password: 'Secret-12',
      confirmation: 'Secret-12',
      currentPassword: 'Old-1234',
    };
    const values = { email: 'anna@example.com', ...secrets };
    const safe = { email: 'anna@example.com' };
    expect(successReply(values).values).toEqual(safe);
    expect(errorReply({ ...TAKEN, fields: ['email'] }, values).values).toEqual(safe);
  });

  it('reads what was typed without what nobody sees, but a password as it is', () => {
    const form = new FormData();
    form.set('firstName', 'Ada\u202e rekcah');
    form.set('password', 'Secret\u200b-12');
    expect(valuesOf(form)).toEqual({ firstName: 'Ada rekcah', password: 'Secret\u200b-12' });
  });

  it('tells an empty input from one that was refused', () => {
    const { fieldErrors } = errorReply(
      { ...MISSING, fields: ['firstName', 'email', 'password'] },
      { firstName: '', email: 'anna@', password: 'x' },
    );
    expect(fieldErrors).toEqual([
      { field: 'firstName', code: 'missing' },
      { field: 'email', code: 'refused' },
      { field: 'password', code: 'refused' },
    ]);
  });

  it('lets a rule that knows more name the fault', () => {
    const error = { code: 'createAddressFailed', message: 'Create address failed' } as const;
    const known = [{ field: 'zip', code: 'invalidPostcode' }] as const;
    const { fieldErrors } = errorReply({ ...error, fields: ['zip'] }, { zip: '1' }, known);
    expect(fieldErrors).toEqual(known);
  });

  it('shows its sentence under the one input that it is about', () => {
    const reply = errorReply({ ...TAKEN, fields: ['email'] }, { email: 'anna@example.com' });
    expect(fieldOfMessage(reply)).toBe('email');
  });

  it.each([
    ['no input', [], {}],
    ['several inputs', ['email', 'password'], { email: 'a', password: 'b' }],
    ['an empty input', ['email'], { email: '' }],
    ['an input of blanks', ['email'], { email: ' ' }],
  ])('shows its sentence above the form when it is about %s', (_, fields, values) => {
    expect(isAboveForm(errorReply({ ...MISSING, fields }, values))).toBe(true);
  });

  it.each([
    ['not typed', '', null],
    ['wrong', 'Secret-1', 'password'],
  ])(
    'does not say above the form that a password is incorrect that is %s',
    (_, password, field) => {
      const wrong = {
        code: 'wrongPassword',
        message: 'The current password is incorrect',
        fields: ['password'],
      } as const;
      const reply = errorReply(wrong, { password });
      expect(isAboveForm(reply)).toBe(false);
      expect(fieldOfMessage(reply)).toBe(field);
    },
  );

  it('shows above the form that something failed, and marks the input that was refused', () => {
    const failed = { code: 'updateAccountFailed', message: 'Update account info failed' } as const;
    const reply = errorReply({ ...failed, fields: ['phone'] }, { phone: 'by day' });
    expect(fieldOfMessage(reply)).toBeNull();
    expect(reply.fieldErrors).toEqual([{ field: 'phone', code: 'refused' }]);
  });
});
