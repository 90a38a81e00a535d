import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { QUICK } from '../../../tests/fixtures/platform.ts';
import { hashPassword } from '../../protocol/index.ts';
import { findByEmail, replacePassword } from './store/accounts.ts';
import {
  ADA,
  accounts,
  codeInEmail,
  HOUR_IN_MS,
  openPlatformForEachTest,
  passTime,
  platform,
  post,
  readRejection,
  renew,
  timeInMs,
} from './test-kit.ts';

openPlatformForEachTest();

describe('an account', () => {
  it('is opened once, whatever the case of its address', async () => {
    const { status, body } = await accounts('signUp', ADA);
    expect(status).toBe(200);
    expect(body).toMatchObject({ email: 'ada@example.com', expiresIn: '3600' });
    expect(await accounts('signUp', { ...ADA, email: 'ada@EXAMPLE.com' })).toMatchObject(
      readRejection('EMAIL_EXISTS'),
    );
  });

  it.each([
    [{ password: 'abcdef' }, 'MISSING_EMAIL'],
    [{ email: 'ada', password: 'abcdef' }, 'INVALID_EMAIL'],
    [{ email: 'ada@example.com' }, 'MISSING_PASSWORD'],
    [
      { email: 'ada@example.com', password: 'abcde' },
      'WEAK_PASSWORD : Password should be at least 6 characters',
    ],
  ])('is not opened with %o', async (body, message) => {
    expect(await accounts('signUp', body)).toMatchObject(readRejection(message));
  });

  it('is opened once by two who ask at the same time', async () => {
    const both = await Promise.all([accounts('signUp', ADA), accounts('signUp', ADA)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });
});

describe('signing in', () => {
  it('answers nobody and a wrong password alike', async () => {
    await accounts('signUp', ADA);
    const wrong = await accounts('signInWithPassword', { ...ADA, password: 'Wrong-one' });
    const nobody = await accounts('signInWithPassword', { ...ADA, email: 'no@example.com' });
    expect(wrong).toMatchObject(readRejection('INVALID_LOGIN_CREDENTIALS'));
    expect(nobody).toEqual(wrong);
    expect(await accounts('signInWithPassword', ADA)).toMatchObject({
      status: 200,
      body: { registered: true, email: 'ada@example.com' },
    });
  });

  it('is refused after a thousand wrong ones for an hour, also with the right one', async () => {
    await accounts('signUp', ADA);
    for (let made = 0; made < 1_000; made += 1) {
      await accounts('signInWithPassword', { ...ADA, password: 'Wrong-one' });
    }
    const tooMany = readRejection('TOO_MANY_ATTEMPTS_TRY_LATER');
    expect(await accounts('signInWithPassword', ADA)).toMatchObject(tooMany);
    passTime(HOUR_IN_MS);
    expect((await accounts('signInWithPassword', ADA)).status).toBe(200);
  });

  it('works at once for who has chosen a new password after too many tries', async () => {
    await accounts('signUp', ADA);
    for (let made = 0; made < 1_000; made += 1) {
      await accounts('signInWithPassword', { ...ADA, password: 'Wrong-one' });
    }
    await accounts('sendOobCode', { requestType: 'PASSWORD_RESET', email: ADA.email });
    const changed = { oobCode: await codeInEmail(), newPassword: 'Another-one' };
    expect((await accounts('resetPassword', changed)).status).toBe(200);
    const again = { email: ADA.email, password: 'Another-one' };
    expect((await accounts('signInWithPassword', again)).status).toBe(200);
  });

  it('stays refused to who was shut out when an administrator changes something else', async () => {
    const { body } = await accounts('signUp', ADA);
    const authorization = `Bearer ${platform.secrets.ownerToken}`;
    const update = (change: object) =>
      accounts('update', { localId: body.localId, ...change }, { authorization });
    await update({ disableUser: true });
    expect(await update({ displayName: 'Ada' })).toMatchObject(
      readRejection('OPERATION_NOT_ALLOWED'),
    );
    expect(await accounts('signInWithPassword', ADA)).toMatchObject(readRejection('USER_DISABLED'));
    expect((await update({ disableUser: false })).status).toBe(200);
    expect((await accounts('signInWithPassword', ADA)).status).toBe(200);
  });

  it('is refused to who was shut out, and their tokens are worth nothing', async () => {
    const { body } = await accounts('signUp', ADA);
    const out = { localId: body.localId, disableUser: true };
    expect((await accounts('update', out)).status).toBe(400);
    await accounts('update', out, { authorization: `Bearer ${platform.secrets.ownerToken}` });
    const disabled = readRejection('USER_DISABLED');
    expect(await accounts('signInWithPassword', ADA)).toMatchObject(disabled);
    expect(await accounts('lookup', { idToken: body.idToken })).toMatchObject(disabled);
    expect(await renew(body.refreshToken)).toMatchObject(disabled);
  });
});

describe('a token', () => {
  it('says whose it is until it runs out, and is renewed', async () => {
    const { body } = await accounts('signUp', ADA);
    const who = await accounts('lookup', { idToken: body.idToken });
    expect(who.body.users).toMatchObject([{ email: 'ada@example.com', emailVerified: false }]);
    passTime(HOUR_IN_MS);
    expect(await accounts('lookup', { idToken: body.idToken })).toMatchObject(
      readRejection('TOKEN_EXPIRED'),
    );
    const fresh = await renew(body.refreshToken);
    expect((await accounts('lookup', { idToken: fresh.body.id_token })).status).toBe(200);
  });

  it('that was made or changed elsewhere is none', async () => {
    const { body } = await accounts('signUp', ADA);
    const [header, claims, signature] = body.idToken.split('.');
    const forged = Buffer.from(JSON.stringify({ sub: 'x', iat: 0, exp: 9e9 })).toString(
      'base64url',
    );
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    for (const idToken of [
      `${header}.${forged}.${signature}`,
      `${none}.${claims}.`,
      `${header}.${claims}`,
      'no token',
    ]) {
      expect(await accounts('lookup', { idToken })).toMatchObject(
        readRejection('INVALID_ID_TOKEN'),
      );
    }
    expect(await renew('guessed')).toMatchObject(readRejection('INVALID_REFRESH_TOKEN'));
  });
});

it('refuses what it does not know in its own shape', async () => {
  const path = 'identitytoolkit.googleapis.com/v1/accounts:signUp';
  expect(await post(path, {})).toMatchObject({ status: 403 });
  expect(await accounts('createAuthUri', {})).toMatchObject({ status: 404 });
  expect(await accounts('signUp', [])).toMatchObject(readRejection('MISSING_EMAIL'));
});

it('opens no session with an old password once a new one is set, whenever that happens', async () => {
  const { store } = platform.context;
  await accounts('signUp', ADA);
  const account = findByEmail(store.read, 'ada@example.com');
  if (!account?.passwordHash) throw new Error('nobody signed up');
  const { localId, passwordHash: oldHash } = account;
  const newHash = await hashPassword('Another-comb', QUICK);
  const change = (passwordHash: string) =>
    store.write((sql) => replacePassword(sql, { localId, passwordHash }, new Date(timeInMs)));
  for (let turns = 0; turns < 20; turns++) {
    passTime(HOUR_IN_MS);
    await change(oldHash);
    const signingIn = accounts('signInWithPassword', ADA);
    for (let turn = 0; turn < turns; turn++) await setImmediate();
    await change(newHash);
    await signingIn;
    const sessions = store.read.prepare('SELECT * FROM identity_refresh_tokens').all();
    expect(sessions, `after ${turns} turns`).toEqual([]);
  }
});
