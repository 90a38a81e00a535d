import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPlatform, type Platform } from '../../platform.ts';

const ADA = { email: 'ada@example.com', password: 'Kam-en-borstel' };

let platform: Platform;
beforeEach(() => {
  const passwordCost = { cost: 16, blockSize: 1, parallelization: 1 };
  platform = createPlatform({ dataFile: ':memory:', passwordCost });
});
afterEach(() => platform.close());

async function accounts(method: string, body: object, headers: Record<string, string> = {}) {
  const url = `http://localhost:4010/identity/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`;
  const response = await platform.fetch(
    new Request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  );
  return { status: response.status, body: JSON.parse(await response.text()) };
}

async function codeInEmail(): Promise<string> {
  const mailbox = new Request('http://localhost:4010/mailbox.json?to=ada@example.com');
  const text = await (await platform.fetch(mailbox)).text();
  return /oobCode=(\w+)/.exec(text)?.[1] ?? 'none';
}

const readRejection = (message: string) => ({ status: 400, body: { error: { message } } });

describe('signing in', () => {
  it('works at once for who has chosen a new password after too many tries', async () => {
    await accounts('signUp', ADA);
    for (let made = 0; made < 1_000; made += 1) {
      await accounts('signInWithPassword', { ...ADA, password: 'Wrong-one' });
    }
    const tooMany = readRejection('TOO_MANY_ATTEMPTS_TRY_LATER');
    expect(await accounts('signInWithPassword', ADA)).toMatchObject(tooMany);
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
});
