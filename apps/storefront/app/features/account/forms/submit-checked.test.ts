import { checkLogin } from '@lokke/domain/accounts';
import { redirect } from 'react-router';
import { describe, expect, it } from 'vitest';
import { submitChecked } from './submit-checked.ts';

const requestOf = (values: Record<string, string>) =>
  new Request('http://lokke.test/account/login', {
    method: 'POST',
    body: new URLSearchParams(values),
  });
const COMPLETE = { email: 'anna@example.com', password: 'Secret-12' };

describe('a form that is checked in the browser', () => {
  it('is not sent when it breaks a rule, and says which inputs', async () => {
    let isSent = false;
    const reply = await submitChecked({
      request: requestOf({ email: 'anna@example.com', password: '' }),
      check: checkLogin,
      send: async () => {
        isSent = true;
      },
    });
    expect(isSent).toBe(false);
    expect(reply).toEqual({
      kind: 'error',
      code: 'missingLoginInput',
      message: 'Email or password is missing',
      fieldErrors: [{ field: 'password', code: 'missing' }],
      values: { email: 'anna@example.com' },
    });
  });

  it('answers what the server answers, whose request is still to be read', async () => {
    const request = requestOf(COMPLETE);
    const reply = await submitChecked({
      request,
      check: checkLogin,
      send: async () => (await request.formData()).get('email'),
    });
    expect(reply).toBe('anna@example.com');
  });

  it('does what a success asks for before the visitor is led elsewhere', async () => {
    const done: unknown[] = [];
    const submitted = submitChecked({
      request: requestOf(COMPLETE),
      check: checkLogin,
      send: () => Promise.reject(redirect('/account/dashboard/')),
      onDone: ({ email }) => done.push(email),
    });
    await expect(submitted).rejects.toBeInstanceOf(Response);
    expect(done).toEqual(['anna@example.com']);
  });

  it('does not call a failure a success', async () => {
    const done: unknown[] = [];
    const submitted = submitChecked({
      request: requestOf(COMPLETE),
      check: checkLogin,
      send: () => Promise.reject(new Error('offline')),
      onDone: () => done.push('done'),
    });
    await expect(submitted).rejects.toThrow('offline');
    expect(done).toEqual([]);
  });
});
