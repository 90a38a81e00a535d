import { type Answer, ask, type Question } from './ask.ts';
import type { Result } from './failure.ts';
import {
  emailIn,
  type IdentityProject,
  type IdentityTokens,
  type IdentityUser,
  projectIn,
  tokensIn,
  userIn,
} from './read-answer.ts';

export interface IdentityOptions {
  /** Up to and without `/v1`: `https://identitytoolkit.googleapis.com`. */
  readonly accountsUrl: string;
  /** Up to and without `/v1`: `https://securetoken.googleapis.com`. */
  readonly tokensUrl: string;
  readonly apiKey: string;
  readonly fetch: typeof globalThis.fetch;
  readonly timeoutInMs: number;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Where the letter's link leads back to, and the language of the letter. */
export interface LetterWish {
  readonly continueUrl: string;
  readonly language: string;
}

export interface IdentityClient {
  readonly signUp: (credentials: Credentials) => Promise<Result<IdentityTokens>>;
  readonly signIn: (credentials: Credentials) => Promise<Result<IdentityTokens>>;
  readonly refresh: (refreshToken: string) => Promise<Result<IdentityTokens>>;
  readonly lookUp: (idToken: string) => Promise<Result<IdentityUser>>;
  readonly sendResetLetter: (email: string, wish: LetterWish) => Promise<Result<null>>;
  readonly sendVerifyLetter: (idToken: string, wish: LetterWish) => Promise<Result<null>>;
  /** The address whose password it now is. */
  readonly resetPassword: (code: string, newPassword: string) => Promise<Result<string>>;
  /** What the key belongs to. */
  readonly project: () => Promise<Result<IdentityProject>>;
  /** The address that is now known to be its owner's. */
  readonly verifyEmail: (code: string) => Promise<Result<string>>;
}

/** Firebase Auth over REST, with e-mail and password. */
export function createIdentityClient(options: IdentityOptions): IdentityClient {
  const { accountsUrl, tokensUrl, apiKey, timeoutInMs } = options;
  for (const url of [accountsUrl, tokensUrl]) {
    if (!URL.canParse(url)) throw new Error(`Identity address is not a URL: "${url}"`);
  }
  if (apiKey === '') throw new Error('Identity API key is empty');
  if (!(timeoutInMs > 0)) {
    throw new Error(`Identity timeout must be a positive number of ms: ${timeoutInMs}`);
  }
  const key = encodeURIComponent(apiKey);
  const accounts = (method: string, body: object, language?: string): Promise<Result<Answer>> => {
    const question: Question = {
      url: `${accountsUrl}/v1/accounts:${method}?key=${key}`,
      headers: {
        'content-type': 'application/json',
        ...(language !== undefined && { 'x-firebase-locale': language }),
      },
      body: JSON.stringify(body),
    };
    return ask(question, options);
  };
  const letter = async (
    wish: LetterWish,
    request: { readonly requestType: string } & Readonly<Record<string, string>>,
  ): Promise<Result<null>> => {
    const { continueUrl, language } = wish;
    const sent = await accounts('sendOobCode', { ...request, continueUrl }, language);
    return sent.ok ? { ok: true, value: null } : sent;
  };

  return Object.freeze({
    signUp: async (credentials: Credentials) =>
      read(await accounts('signUp', { ...credentials, returnSecureToken: true }), tokensIn),
    signIn: async (credentials: Credentials) =>
      read(
        await accounts('signInWithPassword', { ...credentials, returnSecureToken: true }),
        tokensIn,
      ),
    refresh: async (refreshToken: string) => {
      const form = { grant_type: 'refresh_token', refresh_token: refreshToken };
      const question: Question = {
        url: `${tokensUrl}/v1/token?key=${key}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form).toString(),
      };
      return read(await ask(question, options), tokensIn);
    },
    lookUp: async (idToken: string) => read(await accounts('lookup', { idToken }), userIn),
    sendResetLetter: (email: string, wish: LetterWish) =>
      letter(wish, { requestType: 'PASSWORD_RESET', email }),
    sendVerifyLetter: (idToken: string, wish: LetterWish) =>
      letter(wish, { requestType: 'VERIFY_EMAIL', idToken }),
    resetPassword: async (oobCode: string, newPassword: string) =>
      read(await accounts('resetPassword', { oobCode, newPassword }), emailIn),
    project: async () => {
      const url = `${accountsUrl}/v1/projects?key=${key}`;
      return read(await ask({ url, headers: {}, body: null }, options), projectIn);
    },
    verifyEmail: async (oobCode: string) => read(await accounts('update', { oobCode }), emailIn),
  });
}

function read<Value>(
  result: Result<Answer>,
  reader: (answer: Answer) => Result<Value>,
): Result<Value> {
  return result.ok ? reader(result.value) : result;
}
