import { describe, expect, it } from 'vitest';
import { errorReply, fieldOfSentence, successReply } from './form-reply.ts';

const MISSING = { code: 'missingRegisterInput', message: 'Missing customer input' } as const;
const TAKEN = { code: 'emailTaken', message: 'Email has already been taken' } as const;

describe('the reply to a form', () => {
  it('keeps what was typed, but never a password', () => {
    const values = { email: 'anna@example.com', password: 'Secret-12', confirmation: 'Secret-12' };
    const kept = { email: 'anna@example.com' };
    expect(successReply(values).values).toEqual(kept);
    expect(errorReply({ ...TAKEN, fields: ['email'] }, values).values).toEqual(kept);
  });

  it('tells an empty input from one that was refused', () => {
    const { faults } = errorReply(
      { ...MISSING, fields: ['firstName', 'email', 'password'] },
      { firstName: '', email: 'anna@', password: 'x' },
    );
    expect(faults).toEqual([
      { field: 'firstName', fault: 'missing' },
      { field: 'email', fault: 'refused' },
      { field: 'password', fault: 'refused' },
    ]);
  });

  it('lets a rule that knows more name the fault', () => {
    const refusal = { code: 'createAddressFailed', message: 'Create address failed' } as const;
    const known = [{ field: 'zip', fault: 'invalidPostcode' }] as const;
    const { faults } = errorReply({ ...refusal, fields: ['zip'] }, { zip: '1' }, known);
    expect(faults).toEqual(known);
  });

  it('shows its sentence under the one input that it is about', () => {
    const reply = errorReply({ ...TAKEN, fields: ['email'] }, { email: 'anna@example.com' });
    expect(fieldOfSentence(reply)).toBe('email');
  });

  it.each([
    ['no input', [], {}],
    ['several inputs', ['email', 'password'], { email: 'a', password: 'b' }],
    ['an empty input', ['email'], { email: '' }],
  ])('shows its sentence above the form when it is about %s', (_, fields, values) => {
    expect(fieldOfSentence(errorReply({ ...MISSING, fields }, values))).toBeNull();
  });
});
