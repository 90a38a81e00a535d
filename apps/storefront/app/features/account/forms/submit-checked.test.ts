import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ApiErrorCode, messageOf } from '@lokke/contract/errors';
import { checkLogin } from '@lokke/domain/accounts';
import { redirect } from 'react-router';
import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { PATIENCE_IN_MS } from '../../../shared/call-options.ts';
import { submitChecked } from './submit-checked.ts';

const requestOf = (values: Record<string, string>) =>
  new Request('http://lokke.test/account/login', {
    method: 'POST',
    body: new URLSearchParams(values),
  });
const COMPLETE = { email: 'anna@example.com', password: 'Secret-12' };

/** A status of success would have the router load the page's data again. */
const sayUnanswered = (code: ApiErrorCode) => ({
  init: { status: 502 },
  data: {
    kind: 'error',
    code,
    message: messageOf(code),
    fieldErrors: [],
    values: { email: 'anna@example.com' },
  },
});

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

  const answerWith = (status: number) => ({
    status,
    statusText: '',
    internal: false,
    data: '<h1>',
  });

  it.each([
    ['of a lost connection', new TypeError('Failed to fetch'), 'platformFailed'],
    ['cut off', new Error('Unable to decode turbo-stream response'), 'platformFailed'],
    ['of a server that failed', answerWith(500), 'platformFailed'],
    ['of a proxy alone', answerWith(502), 'platformFailed'],
    ['of a busy server', answerWith(503), 'platformFailed'],
    ['of a proxy that waited', answerWith(408), 'platformFailed'],
    ['that there were too many', answerWith(429), 'tooManyRequests'],
  ] as const)(
    'keeps what was typed, and calls it no success: answer %s',
    async (_, failure, code) => {
      const done: unknown[] = [];
      const reply = await submitChecked({
        request: requestOf(COMPLETE),
        check: checkLogin,
        send: () => Promise.reject(failure),
        onDone: () => done.push('done'),
      });
      expect(reply).toMatchObject(sayUnanswered(code));
      expect(done).toEqual([]);
    },
  );

  it('waits for an answer as long as the shop may take, and for a file as long as it takes', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const withFile = new FormData();
    withFile.set('proof', new File(['%PDF'], 'licence.pdf'));
    const replies: unknown[] = [];
    const submit = (request: Request) =>
      void submitChecked({
        request,
        check: () => ({ ok: true }),
        send: () => new Promise(() => undefined),
      }).then((reply) => replies.push(reply));
    submit(requestOf(COMPLETE));
    submit(new Request('http://lokke.test/proof', { method: 'POST', body: withFile }));
    await vi.advanceTimersByTimeAsync(PATIENCE_IN_MS - 1);
    expect(replies).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(replies).toMatchObject([sayUnanswered('platformFailed')]);
    await vi.advanceTimersByTimeAsync(PATIENCE_IN_MS);
    expect(replies).toHaveLength(1);
  });

  it.each([404, 413])('leaves a page that is refused with %i to its error page', async (status) => {
    const refusal = answerWith(status);
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
