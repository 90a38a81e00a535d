import { describe, expect, it, test } from 'vitest';
import { createIdentityClient, type IdentityOptions } from './index.ts';

interface Asked {
  readonly url: string;
  readonly headers: Headers;
  readonly body: string;
}

function clientWithResponse(response: (signal: AbortSignal) => Response | Promise<Response>) {
  const asked: Asked[] = [];
  const options: IdentityOptions = {
    accountsUrl: 'https://accounts.test',
    tokensUrl: 'https://tokens.test',
    apiKey: 'key-1',
    timeoutInMs: 20,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      asked.push({ url: request.url, headers: request.headers, body: await request.text() });
      return response(init?.signal ?? AbortSignal.abort());
    },
  };
  return { client: createIdentityClient(options), asked };
}

const ADA = { email: 'ada@example.com', password: 'Kam-en-borstel' };
const refusal =
  (message: string, status = 400) =>
  () =>
    Response.json({ error: { code: status, message, errors: [] } }, { status });

describe('a question', () => {
  it('names the key, and asks for tokens', async () => {
    const { client, asked } = clientWithResponse(() =>
      Response.json({ localId: 'u1', idToken: 'id', refreshToken: 're', expiresIn: '3600' }),
    );
    expect(await client.signIn(ADA)).toEqual({
      ok: true,
      value: { userId: 'u1', idToken: 'id', refreshToken: 're', expiresInSeconds: 3600 },
    });
    expect(asked[0]?.url).toBe('https://accounts.test/v1/accounts:signInWithPassword?key=key-1');
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ ...ADA, returnSecureToken: true });
  });

  it('for a letter says its language and where its link leads back to', async () => {
    const { client, asked } = clientWithResponse(() => Response.json({ email: ADA.email }));
    const wish = { continueUrl: 'https://shop.test/nl', language: 'nl' };
    expect(await client.sendResetEmail(ADA.email, wish)).toEqual({ ok: true, value: null });
    expect(asked[0]?.headers.get('x-firebase-locale')).toBe('nl');
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
      requestType: 'PASSWORD_RESET',
      email: ADA.email,
      continueUrl: 'https://shop.test/nl',
    });
  });

  it('for fresh tokens goes to the other service, as a form', async () => {
    const { client, asked } = clientWithResponse(() =>
      Response.json({ user_id: 'u1', id_token: 'id', refresh_token: 're', expires_in: '3600' }),
    );
    expect(await client.refresh('old')).toMatchObject({ ok: true, value: { idToken: 'id' } });
    expect(asked[0]?.url).toBe('https://tokens.test/v1/token?key=key-1');
    expect(asked[0]?.body).toBe('grant_type=refresh_token&refresh_token=old');
  });
});

describe('a refusal', () => {
  test.each([
    ['EMAIL_EXISTS', 'email-already-in-use'],
    ['INVALID_PASSWORD', 'wrong-password'],
    ['USER_DISABLED', 'user-disabled'],
    ['EMAIL_NOT_FOUND', 'user-not-found'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER : Access was disabled.', 'too-many-requests'],
    ['WEAK_PASSWORD : Password should be at least 6 characters', 'weak-password'],
    ['EXPIRED_OOB_CODE', 'expired-action-code'],
    ['INVALID_OOB_CODE', 'invalid-action-code'],
    ['INVALID_CODE', 'invalid-verification-code'],
    ['CREDENTIAL_TOO_OLD_LOGIN_AGAIN', 'requires-recent-login'],
    ['INVALID_LOGIN_CREDENTIALS', 'invalid-credential'],
    ['TOKEN_EXPIRED', 'user-token-expired'],
    ['SOMETHING_NEW', 'internal-error'],
  ])('%s is called %s', async (message, code) => {
    const { client } = clientWithResponse(refusal(message));
    expect(await client.signIn(ADA)).toEqual({
      ok: false,
      failure: { code, reason: `400 ${message}` },
    });
  });

  it('with status 429 means too many, whatever it says', async () => {
    const { client } = clientWithResponse(refusal('RESOURCE_EXHAUSTED', 429));
    expect(await client.signIn(ADA)).toMatchObject({ failure: { code: 'too-many-requests' } });
  });

  it.each([
    ['no JSON', () => new Response('<html>', { status: 502 })],
    ['a list', () => Response.json([])],
    ['tokens that lack one', () => Response.json({ localId: 'u', idToken: 'i', expiresIn: '1' })],
  ])('is what comes of %s', async (_, response) => {
    const { client } = clientWithResponse(response);
    expect(await client.signIn(ADA)).toMatchObject({ failure: { code: 'internal-error' } });
  });

  it('is what comes of a user who has gone or is shut out', async () => {
    const gone = clientWithResponse(() => Response.json({ users: [] }));
    expect(await gone.client.lookUp('t')).toMatchObject({ failure: { code: 'user-not-found' } });
    const users = [{ localId: 'u', email: 'a@b.example', disabled: true }];
    const out = clientWithResponse(() => Response.json({ users }));
    expect(await out.client.lookUp('t')).toMatchObject({ failure: { code: 'user-disabled' } });
  });
});

it('tells a network that broke from one that is too slow', async () => {
  const broken = clientWithResponse(() => Promise.reject(new TypeError('fetch failed')));
  expect(await broken.client.signIn(ADA)).toEqual({
    ok: false,
    failure: { code: 'network-request-failed', reason: 'fetch failed' },
  });
  const slow = clientWithResponse(
    (signal) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  expect(await slow.client.signIn(ADA)).toMatchObject({ failure: { code: 'timeout' } });
});
