import { describe, expect, it, test } from 'vitest';
import { refusal } from './accounts/refusal.test-kit.ts';
import { CONTACT_LIMITS, checkContact, checkReport, REPORT_REASONS } from './contact.ts';

const ASKED = {
  name: 'Ada',
  email: 'ada@example.com',
  subject: 'order',
  orderNumber: '',
  message: 'Where is it?',
} as const;

describe('a message to the shop', () => {
  it('is tidied, and keeps the lines it was written in', () => {
    const typed = { ...ASKED, name: ' Ada  Lok ', email: 'Ada@Example.com', message: 'a\r\nb\r\n' };
    expect(checkContact(typed)).toEqual({
      ok: true,
      value: { ...ASKED, name: 'Ada Lok', message: 'a\nb' },
    });
  });

  test.each(REPORT_REASONS)('reports a review because of %s', (subject) => {
    expect(checkReport({ ...ASKED, subject }).ok).toBe(true);
    expect(checkReport({ ...ASKED, subject: 'order' })).toMatchObject({ fields: ['subject'] });
  });

  test.each([
    [{}, ['name', 'email', 'subject', 'message']],
    [{ ...ASKED, message: ' \n ' }, ['message']],
    [{ ...ASKED, subject: 'invoice' }, ['subject']],
    [{ ...ASKED, name: 7, email: undefined }, ['name', 'email']],
  ])('refuses %o and names %s', (input, fields) => {
    expect(checkContact(input)).toEqual(refusal('missingContactInput', ...fields));
  });

  it('refuses an address to which no answer can go', () => {
    expect(checkContact({ ...ASKED, email: 'ada' })).toEqual(refusal('emailInvalid', 'email'));
  });

  test.each(['name', 'orderNumber', 'message'] as const)('bounds %s', (field) => {
    const most = CONTACT_LIMITS[field];
    for (const length of [most - 1, most]) {
      expect(checkContact({ ...ASKED, [field]: 'x'.repeat(length) }).ok).toBe(true);
    }
    expect(checkContact({ ...ASKED, [field]: 'x'.repeat(most + 1) })).toEqual(
      refusal('contactTooLong', field),
    );
  });
});
