import { createIdentityClient, type IdentityClient } from '@lokke/identity';
import { createPlatform } from '@lokke/platform';
import { describe, expect, it } from 'vitest';
import { identityServiceOf } from '../../config/identity-service.ts';

// The same journey on the embedded platform and, where its address is set, on Google's own emulator:
//   npx firebase-tools@15 emulators:start --only auth --project demo-lokke
//   IDENTITY_EMULATOR_URL=http://127.0.0.1:9099 npx vitest run apps/storefront/server/features/professionals/identity-service
const EMULATOR_URL = process.env['IDENTITY_EMULATOR_URL'];
const PROJECT = 'demo-lokke';

type Mode = 'resetPassword' | 'verifyEmail';

interface Service {
  readonly client: IdentityClient;
  /** Returns the code of the newest e-mail of its kind. */
  readonly codeFor: (email: string, mode: Mode) => Promise<string>;
}

const WISH = { continueUrl: 'http://localhost:3000/nl/account/professional', language: 'nl' };

function clientAt(url: string, fetch: typeof globalThis.fetch): IdentityClient {
  const service = identityServiceOf({ IDENTITY_API_KEY: 'any', IDENTITY_URL: url });
  if (service === null) throw new Error('The service is configured, so it is there.');
  return createIdentityClient({ ...service, fetch });
}

function openEmbedded(): Service {
  const platform = createPlatform({
    dataFile: ':memory:',
    passwordCost: { cost: 16, blockSize: 1, parallelization: 1 },
  });
  const send = (input: string | URL | Request, init?: RequestInit) =>
    platform.fetch(new Request(input, init));
  return {
    client: clientAt('http://localhost:4010/identity', send),
    codeFor: async (email, mode) => {
      const mails = await send(`http://localhost:4010/mailbox.json?to=${email}`);
      return codeIn(await mails.text(), mode);
    },
  };
}

function emulator(url: string): Service {
  return {
    client: clientAt(url, fetch),
    codeFor: async (email, mode) => {
      const codes = await fetch(`${url}/emulator/v1/projects/${PROJECT}/oobCodes`);
      const { oobCodes }: { oobCodes: { email: string; oobLink: string }[] } = JSON.parse(
        await codes.text(),
      );
      const links = oobCodes.filter((one) => one.email === email).map(({ oobLink }) => oobLink);
      return codeIn(links.toReversed().join('\n'), mode);
    },
  };
}

function codeIn(text: string, mode: Mode): string {
  const [link = ''] = new RegExp(`mode=${mode}&[^"\\s]*`).exec(text) ?? [];
  return /oobCode=([\w-]+)/.exec(link)?.[1] ?? 'none';
}

const services: [string, Service][] = [['the embedded platform', openEmbedded()]];
if (EMULATOR_URL !== undefined) services.push(["Google's emulator", emulator(EMULATOR_URL)]);

describe.each(services)('the identity client at %s', (_, { client, codeFor }) => {
  const ada = { email: `ada.${crypto.randomUUID()}@example.com`, password: 'Kam-en-borstel' };
  const newPassword = 'Borstel-en-kam';
  const rejectWith = (...codes: readonly string[]) =>
    expect.objectContaining({
      ok: false,
      failure: expect.objectContaining({ code: expect.stringMatching(`^(${codes.join('|')})$`) }),
    });

  it('goes through the life of an account', async () => {
    const opened = await client.signUp(ada);
    if (!opened.ok) throw new Error(opened.failure.reason);
    const { idToken, refreshToken } = opened.value;
    expect(await client.signUp(ada)).toEqual(rejectWith('email-already-in-use'));
    expect(await client.lookUp(idToken)).toMatchObject({
      value: { email: ada.email, isEmailVerified: false },
    });

    expect(await client.sendVerificationEmail(idToken, WISH)).toEqual({ ok: true, value: null });
    const verifyCode = await codeFor(ada.email, 'verifyEmail');
    expect(await client.verifyEmail(verifyCode)).toEqual({ ok: true, value: ada.email });
    expect(await client.verifyEmail(verifyCode)).toEqual(rejectWith('invalid-action-code'));

    const renewed = await client.refresh(refreshToken);
    if (!renewed.ok) throw new Error(renewed.failure.reason);
    expect(await client.lookUp(renewed.value.idToken)).toMatchObject({
      value: { email: ada.email, isEmailVerified: true },
    });

    expect(await client.sendResetEmail(ada.email, WISH)).toEqual({ ok: true, value: null });
    const resetCode = await codeFor(ada.email, 'resetPassword');
    expect(await client.resetPassword(resetCode, 'abc')).toEqual(rejectWith('weak-password'));
    expect(await client.resetPassword(resetCode, newPassword)).toEqual({
      ok: true,
      value: ada.email,
    });
    expect(await client.signIn(ada)).toEqual(rejectWith('invalid-credential', 'wrong-password'));
    expect((await client.signIn({ ...ada, password: newPassword })).ok).toBe(true);
  });

  it('is refused what is not right', async () => {
    const nobody = { email: 'nobody@example.com', password: 'Kam-en-borstel' };
    expect(await client.signIn(nobody)).toEqual(rejectWith('invalid-credential', 'user-not-found'));
    expect(await client.signUp({ email: 'nobody', password: 'abcdef' })).toEqual(
      rejectWith('invalid-email'),
    );
    expect(await client.signUp({ ...nobody, password: 'abc' })).toEqual(
      rejectWith('weak-password'),
    );
    expect(await client.resetPassword('guessed', newPassword)).toEqual(
      rejectWith('invalid-action-code'),
    );
    expect(await client.lookUp('guessed')).toEqual(rejectWith('invalid-user-token'));
    expect(await client.refresh('guessed')).toEqual(rejectWith('invalid-user-token'));
  });
});
