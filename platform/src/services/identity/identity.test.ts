import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPlatform, type Platform } from '../../platform.ts';
import { hashPassword } from '../../protocol/index.ts';
import { findByEmail, replacePassword } from './store/accounts.ts';

const QUICK = { cost: 16, blockSize: 1, parallelization: 1 };
const ADA = { email: 'Ada@Example.com', password: 'Kam-en-borstel' };
const CONTINUE = 'http://localhost:3000/fr-be/account/professional';
const HOUR_IN_MS = 3_600_000;

let platform: Platform;
let timeInMs: number;

beforeEach(() => {
  timeInMs = Date.parse('2026-11-20T12:00:00Z');
  platform = createPlatform({
    dataFile: ':memory:',
    now: () => new Date(timeInMs),
    passwordCost: QUICK,
  });
});
afterEach(() => platform.close());

async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const response = await platform.fetch(
    new Request(`http://localhost:4010/identity/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  );
  return { status: response.status, body: JSON.parse(await response.text()) };
}

const accounts = (method: string, body: object, headers?: Record<string, string>) =>
  post(`identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`, body, headers);

async function renew(refreshToken: string) {
  const response = await platform.fetch(
    new Request('http://localhost:4010/identity/securetoken.googleapis.com/v1/token?key=any', {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    }),
  );
  return { status: response.status, body: JSON.parse(await response.text()) };
}

const readRejection = (message: string) => ({
  status: 400,
  body: { error: { code: 400, message } },
});

async function emails() {
  const mailbox = 'http://localhost:4010/mailbox.json?to=ada@example.com';
  const response = await platform.fetch(new Request(mailbox));
  const { mails }: { mails: { shop: string; language: string; subject: string; text: string }[] } =
    JSON.parse(await response.text());
  return mails;
}

async function codeInEmail(): Promise<string> {
  const [newest] = await emails();
  return /oobCode=(\w+)/.exec(newest?.text ?? '')?.[1] ?? 'none';
}

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
    timeInMs += HOUR_IN_MS;
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
    timeInMs += HOUR_IN_MS;
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

describe('a letter', () => {
  it('for a new password lands in the mailbox of the market that it was asked from', async () => {
    await accounts('signUp', ADA);
    const wish = { requestType: 'PASSWORD_RESET', email: ADA.email, continueUrl: CONTINUE };
    await accounts('sendOobCode', wish, { 'x-firebase-locale': 'fr' });
    const [message] = await emails();
    expect(message).toMatchObject({ shop: 'be', language: 'fr' });
    expect(message?.text).toMatch(
      /http:\/\/localhost:3000\/account\/professional\/action\?mode=resetPassword&oobCode=\w+/,
    );
  });

  it('sets a new password once, within the hour; the old one and its tokens are gone', async () => {
    const { body } = await accounts('signUp', ADA);
    await accounts('sendOobCode', { requestType: 'PASSWORD_RESET', email: ADA.email });
    const oobCode = await codeInEmail();
    const newPassword = 'Borstel-en-kam';
    expect(await accounts('resetPassword', { oobCode })).toMatchObject({
      body: { email: 'ada@example.com', requestType: 'PASSWORD_RESET' },
    });
    timeInMs += HOUR_IN_MS - 1;
    expect((await accounts('resetPassword', { oobCode, newPassword })).status).toBe(200);
    expect(await accounts('resetPassword', { oobCode, newPassword })).toMatchObject(
      readRejection('INVALID_OOB_CODE'),
    );
    expect((await accounts('signInWithPassword', ADA)).status).toBe(400);
    expect((await renew(body.refreshToken)).status).toBe(400);
    const again = await accounts('signInWithPassword', { ...ADA, password: newPassword });
    expect((await accounts('lookup', { idToken: again.body.idToken })).status).toBe(200);
  });

  it('is of no use after the hour', async () => {
    await accounts('signUp', ADA);
    await accounts('sendOobCode', { requestType: 'PASSWORD_RESET', email: ADA.email });
    const oobCode = await codeInEmail();
    timeInMs += HOUR_IN_MS;
    expect(await accounts('resetPassword', { oobCode, newPassword: 'abcdef' })).toMatchObject(
      readRejection('EXPIRED_OOB_CODE'),
    );
  });

  it('confirms an address, and does nothing else', async () => {
    const { body } = await accounts('signUp', ADA);
    const { idToken } = body;
    await accounts('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
    const oobCode = await codeInEmail();
    expect(await accounts('resetPassword', { oobCode, newPassword: 'abcdef' })).toMatchObject(
      readRejection('INVALID_OOB_CODE'),
    );
    expect(await accounts('update', { oobCode })).toMatchObject({
      body: { emailVerified: true },
    });
    expect(await accounts('update', { oobCode })).toMatchObject(readRejection('INVALID_OOB_CODE'));
    const who = await accounts('lookup', { idToken });
    expect(who.body.users).toMatchObject([{ emailVerified: true }]);
  });

  it('is not sent to nobody, who hears the same', async () => {
    const wish = { requestType: 'PASSWORD_RESET', email: 'ada@example.com' };
    const nobody = await accounts('sendOobCode', wish);
    expect(await emails()).toEqual([]);
    await accounts('signUp', ADA);
    expect(await accounts('sendOobCode', wish)).toEqual(nobody);
    expect(await emails()).toHaveLength(1);
  });

  it.each([
    ['https://evil.example/', 'UNAUTHORIZED_DOMAIN'],
    ['javascript:alert(1)', 'INVALID_CONTINUE_URI'],
  ])('does not lead to %s', async (continueUrl, message) => {
    const wish = { requestType: 'PASSWORD_RESET', email: ADA.email, continueUrl };
    expect(await accounts('sendOobCode', wish)).toMatchObject(readRejection(message));
  });

  it('is sent at most five times in a quarter of an hour', async () => {
    const wish = { requestType: 'PASSWORD_RESET', email: ADA.email };
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await accounts('sendOobCode', wish)).status).toBe(200);
    }
    expect(await accounts('sendOobCode', wish)).toMatchObject(
      readRejection('RESET_PASSWORD_EXCEED_LIMIT'),
    );
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
    timeInMs += HOUR_IN_MS;
    await change(oldHash);
    const signingIn = accounts('signInWithPassword', ADA);
    for (let turn = 0; turn < turns; turn++) await setImmediate();
    await change(newHash);
    await signingIn;
    const sessions = store.read.prepare('SELECT * FROM identity_refresh_tokens').all();
    expect(sessions, `after ${turns} turns`).toEqual([]);
  }
});
