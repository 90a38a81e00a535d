import { describe, expect, it } from 'vitest';
import {
  loginAddressFor,
  redirectIfLoggedOut,
  returnToOf,
  valueOrRedirectToLogin,
} from './auth-guards.ts';

const ORDERS = new URL('http://lokke.test/nl-be/account/orders?after=abc&x=1');

function thrownBy(run: () => unknown): unknown {
  try {
    run();
  } catch (thrown) {
    return thrown;
  }
  throw new Error('nothing was thrown');
}

describe('the login-state check', () => {
  it('lets a logged-in visitor through', () => {
    expect(valueOrRedirectToLogin({ ok: true, value: 'orders' }, ORDERS)).toBe('orders');
  });

  it('sends a visitor who is not logged in to the login, and remembers where to', () => {
    const message = 'You are not logged in';
    const thrown = thrownBy(() =>
      valueOrRedirectToLogin({ ok: false, code: 'notLoggedIn', message, fields: [] }, ORDERS),
    );
    if (!(thrown instanceof Response)) throw new Error('no redirect');
    const location = thrown.headers.get('location') ?? '';
    expect(location).toBe(loginAddressFor(ORDERS));
    // The login path has no locale: the router prepends its basename.
    expect(location).toMatch(/^\/account\/login\?/);
    expect(returnToOf(new URL(location, 'http://lokke.test'))).toBe(
      '/nl-be/account/orders?after=abc&x=1',
    );
  });

  it('keeps the marketing parameters of the address at hand on the way to the login', () => {
    const url = new URL('http://lokke.test/nl/account/info?x=1&utm_source=mail');
    const error = { code: 'notLoggedIn', message: '', fields: [] } as const;
    const thrown = thrownBy(() => redirectIfLoggedOut({ ok: false, ...error }, url));
    if (!(thrown instanceof Response)) throw new Error('no redirect');
    const location = new URL(thrown.headers.get('location') ?? '', url);
    expect([...location.searchParams.keys()]).toEqual(['returnTo', 'utm_source']);
  });

  it('says at the login and after it which form was sent too late', () => {
    const url = new URL('http://lokke.test/uk/account/addresses?done=CREATE&x=1');
    const error = { ok: false, code: 'notLoggedIn', message: '', fields: [] } as const;
    const thrown = thrownBy(() => redirectIfLoggedOut(error, url, { form: 'password' }));
    if (!(thrown instanceof Response)) throw new Error('no redirect');
    const location = new URL(thrown.headers.get('location') ?? '', url);
    expect(location.searchParams.get('unsaved')).toBe('');
    expect(returnToOf(location)).toBe('/uk/account/addresses?x=1&unsaved=password');
  });

  it('takes a change without a token for a visitor who is not logged in', () => {
    const error = {
      ok: false,
      code: 'missingAccountInput',
      message: 'Missing customer or customerAccessToken',
    } as const;
    const thrown = thrownBy(() =>
      redirectIfLoggedOut({ ...error, fields: ['customerAccessToken'] }, ORDERS),
    );
    expect(thrown).toMatchObject({ status: 302 });
    expect(() => redirectIfLoggedOut({ ...error, fields: ['customer'] }, ORDERS)).not.toThrow();
  });

  it('does not call a shop that fails a visitor who is not logged in', () => {
    const message = 'The shop could not be reached. Please try again';
    const outcome = { ok: false, code: 'platformFailed', message, fields: [] } as const;
    const thrown = thrownBy(() => valueOrRedirectToLogin(outcome, ORDERS));
    expect(thrown).toMatchObject({ init: { status: 502 } });
  });
});
