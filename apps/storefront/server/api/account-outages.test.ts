import { API_ERRORS, type ApiErrorCode } from '@lokke/contract/errors';
import { describe, expect, it } from 'vitest';
import { openVisitor } from '../../testing/account-visitor.ts';
import { openEndpoint } from '../../testing/call-endpoint.ts';
import { ANNA, ANNAS_ADDRESS, NO_ADDRESS_ID } from '../../testing/customer-fixture.ts';
import { openEmbeddedShops } from '../../testing/embedded-shops.ts';

const byLink = (token: 'activationToken' | 'resetToken') => ({
  id: '1',
  input: { [token]: 'none-1', password: 'Abcdefgh' },
});

describe('when the shop cannot be reached', () => {
  const openBroken = async () => {
    const embedded = await openEmbeddedShops();
    const { api } = openEndpoint(embedded);
    const visitor = openVisitor(api);
    await visitor.post('register', ANNA);
    embedded.respondWith(() => Promise.reject(new TypeError('fetch failed')));
    return { embedded, visitor };
  };

  // Messages that hold regardless stay; nobody is told that a password was wrong.
  it.each<readonly [string, object, ApiErrorCode]>([
    ['login', ANNA, 'platformFailed'],
    ['register', ANNA, 'platformFailed'],
    ['activate', byLink('activationToken'), 'activationFailed'],
    ['reset-password', byLink('resetToken'), 'resetFailed'],
    ['update-account-info', { customer: {} }, 'updateAccountFailed'],
    ['update-address', { action: 'CREATE', address: ANNAS_ADDRESS }, 'createAddressFailed'],
    [
      'update-address',
      { action: 'UPDATE', address: ANNAS_ADDRESS, id: NO_ADDRESS_ID },
      'updateAddressFailed',
    ],
    ['update-address', { action: 'DEFAULT_UPDATE', id: NO_ADDRESS_ID }, 'defaultAddressFailed'],
    ['update-address', { action: 'DELETE', id: NO_ADDRESS_ID }, 'deleteAddressFailed'],
    ['logout', { accessToken: 'held by the caller' }, 'logoutFailed'],
  ])('%s says so', async (call, body, code) => {
    const { embedded, visitor } = await openBroken();
    const response = await visitor.post(call, body);
    expect(response.reply).toEqual({ error: API_ERRORS[code].message });
    expect(response.status).toBe(502);
    embedded[Symbol.dispose]();
  });

  it('logout ends the session of this browser all the same', async () => {
    const { embedded, visitor } = await openBroken();
    const response = await visitor.post('logout', {});
    expect(response).toMatchObject({ status: 200, reply: { isLoggedIn: false, email: null } });
    expect([...visitor.cookies.keys()]).toEqual(['lokke-device-nl']);
    expect(embedded.logged.filter(({ level }) => level === 'error')).toMatchObject([
      { event: 'account.failed', refusal: 'logoutFailed' },
    ]);
    embedded[Symbol.dispose]();
  });

  it.each([ANNA.email, 'nobody@example.com'])('forgot-password for %s says so', async (email) => {
    const { embedded, visitor } = await openBroken();
    const response = await visitor.post('forgot-password', { email });
    expect(response.status).toBe(503);
    expect(response.reply).toEqual({ error: API_ERRORS.mailNotSent.message });
    await embedded.accounts.whenIdle();
    expect(embedded.logged.filter(({ level }) => level === 'error')).toMatchObject([
      { event: 'account.failed', refusal: 'recover' },
    ]);
    embedded[Symbol.dispose]();
  });

  it.each([
    ['get-customer-wishlist', {}, { wishlist: [], failed: true }],
    ['get-customer-salon', {}, { salon: [], failed: true }],
    ['set-customer-salon', { salon: '20001' }, { salon: null }],
  ])('%s fails as spec §8 has it', async (call, body, reply) => {
    const { embedded, visitor } = await openBroken();
    const response = await visitor.post(call, { email: ANNA.email, ...body });
    expect(response).toMatchObject({ status: 200, reply });
    embedded[Symbol.dispose]();
  });
});

it('no log quotes a platform that repeats what it was asked', async () => {
  using embedded = await openEmbeddedShops();
  const { api, logged } = openEndpoint(embedded);
  const visitor = openVisitor(api);
  await visitor.post('register', ANNA);
  embedded.respondWith(async (input, init) =>
    Response.json({ errors: [{ message: `No: ${String(input)} ${String(init?.body)}` }] }),
  );
  await visitor.post('login', ANNA);
  await visitor.post('update-address', { action: 'DELETE', id: '1' });
  await visitor.post('logout', { accessToken: 'given-token' });
  const written = JSON.stringify([logged, embedded.logged]);
  for (const secret of [ANNA.password, 'given-token', ...visitor.cookies.values(), ANNA.email]) {
    expect(written).not.toContain(secret);
  }
});
