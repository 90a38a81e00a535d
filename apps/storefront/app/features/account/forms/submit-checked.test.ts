import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkLogin } from '@lokke/domain/accounts';
import { redirect } from 'react-router';
import { describe, expect, it, test } from 'vitest';
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
    expect(reply).toMatchObject({
      init: { status: 400 },
      data: {
        kind: 'error',
        code: 'missingLoginInput',
        message: 'Email or password is missing',
        fieldErrors: [{ field: 'password', code: 'missing' }],
        values: { email: 'anna@example.com' },
      },
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

  it.each([new TypeError('Failed to fetch'), new Error('Unable to decode turbo-stream response')])(
    'keeps what was typed where nothing answers, and calls it no success: %s',
    async (failure) => {
      const done: unknown[] = [];
      const reply = await submitChecked({
        request: requestOf(COMPLETE),
        check: checkLogin,
        send: () => Promise.reject(failure),
        onDone: () => done.push('done'),
      });
      // A status of success would have the router load the page's data again.
      expect(reply).toMatchObject({
        init: { status: 502 },
        data: {
          kind: 'error',
          code: 'platformFailed',
          message: 'The shop could not be reached. Please try again',
          fieldErrors: [],
          values: { email: 'anna@example.com' },
        },
      });
      expect(done).toEqual([]);
    },
  );

  it('leaves a page that is refused to its error page', async () => {
    const refusal = { status: 404, statusText: 'Not Found', internal: false, data: null };
    const submitted = submitChecked({
      request: requestOf(COMPLETE),
      check: checkLogin,
      send: () => Promise.reject(refusal),
    });
    await expect(submitted).rejects.toBe(refusal);
  });
});

const ROUTES = join(import.meta.dirname, '../../../routes');
/** Sent by the browser itself, for visitors without scripts. */
const WITHOUT_SCRIPTS = ['plain-cart.tsx'];

test.each(
  readdirSync(ROUTES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !WITHOUT_SCRIPTS.includes(file))
    .map((file) => [file, readFileSync(join(ROUTES, file), 'utf8')] as const)
    .filter(([, source]) => /export (?:async )?(?:function|const) action\b/.test(source)),
)('the page of %s stays where nothing answers its form', (_file, source) => {
  expect(source).toMatch(/export (?:async )?(?:function|const) clientAction\b/);
});
