import { describe, expect, it } from 'vitest';
import {
  ADA,
  accounts,
  CONTINUE,
  codeInEmail,
  emails,
  HOUR_IN_MS,
  openPlatformForEachTest,
  passTime,
  readRejection,
  renew,
} from './test-kit.ts';

openPlatformForEachTest();

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
    passTime(HOUR_IN_MS - 1);
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
    passTime(HOUR_IN_MS);
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

  it('leaves nothing of who opened the account before its address was proved', async () => {
    const { body } = await accounts('signUp', ADA);
    await accounts('update', { idToken: body.idToken, displayName: 'A stranger' });
    await accounts('sendOobCode', { requestType: 'PASSWORD_RESET', email: ADA.email });
    const change = { oobCode: await codeInEmail(), newPassword: 'Another-one' };
    expect((await accounts('resetPassword', change)).status).toBe(200);
    expect(await accounts('lookup', { idToken: body.idToken })).toMatchObject(
      readRejection('TOKEN_EXPIRED'),
    );
    const entered = { email: ADA.email, password: 'Another-one' };
    const { body: owner } = await accounts('signInWithPassword', entered);
    const { body: who } = await accounts('lookup', { idToken: owner.idToken });
    expect(who.users).toMatchObject([{ emailVerified: true }]);
    expect(who.users[0]).not.toHaveProperty('displayName');
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
