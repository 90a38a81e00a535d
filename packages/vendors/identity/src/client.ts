import { type FetchOptions, type JsonRecord, succeed } from '@lokke/http-client';
import {
  type IdentityProject,
  type IdentityTokens,
  type IdentityUser,
  parseEmail,
  parseProject,
  parseTokens,
  parseUser,
} from './parse-response.ts';
import { type IdentityRequest, type IdentityResult, request } from './request.ts';

export interface IdentityOptions extends FetchOptions {
  /** Up to and without `/v1`: `https://identitytoolkit.googleapis.com`. */
  readonly accountsUrl: string;
  /** Up to and without `/v1`: `https://securetoken.googleapis.com`. */
  readonly tokensUrl: string;
  readonly apiKey: string;
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Address that the email's link leads back to, and the language of the email. */
export interface EmailOptions {
  readonly continueUrl: string;
  readonly language: string;
}

export interface IdentityClient {
  readonly signUp: (credentials: Credentials) => Promise<IdentityResult<IdentityTokens>>;
  readonly signIn: (credentials: Credentials) => Promise<IdentityResult<IdentityTokens>>;
  readonly refresh: (refreshToken: string) => Promise<IdentityResult<IdentityTokens>>;
  readonly lookUp: (idToken: string) => Promise<IdentityResult<IdentityUser>>;
  readonly sendResetEmail: (
    email: string,
    emailOptions: EmailOptions,
  ) => Promise<IdentityResult<null>>;
  readonly sendVerificationEmail: (
    idToken: string,
    emailOptions: EmailOptions,
  ) => Promise<IdentityResult<null>>;
  /** Returns the email address of the account. */
  readonly resetPassword: (code: string, newPassword: string) => Promise<IdentityResult<string>>;
  /** Returns the email address that a code was sent to, and leaves the code unused. */
  readonly emailOfCode: (code: string) => Promise<IdentityResult<string>>;
  /** The project of the API key. */
  readonly project: () => Promise<IdentityResult<IdentityProject>>;
  /** Returns the email address that is verified now. */
  readonly verifyEmail: (code: string) => Promise<IdentityResult<string>>;
}

/** Creates a client of Firebase Auth's REST API, for accounts with email and password. */
export function createIdentityClient(options: IdentityOptions): IdentityClient {
  const { accountsUrl, tokensUrl, apiKey } = options;
  const key = encodeURIComponent(apiKey);
  const accounts = (
    method: string,
    body: object,
    language?: string,
  ): Promise<IdentityResult<JsonRecord>> => {
    const sent: IdentityRequest = {
      url: `${accountsUrl}/v1/accounts:${method}?key=${key}`,
      headers: {
        'content-type': 'application/json',
        ...(language !== undefined && { 'x-firebase-locale': language }),
      },
      body: JSON.stringify(body),
    };
    return request(sent, options);
  };
  const sendEmail = async (
    emailOptions: EmailOptions,
    body: { readonly requestType: string } & Readonly<Record<string, string>>,
  ): Promise<IdentityResult<null>> => {
    const { continueUrl, language } = emailOptions;
    const sent = await accounts('sendOobCode', { ...body, continueUrl }, language);
    return sent.ok ? succeed(null) : sent;
  };

  return Object.freeze({
    signUp: async (credentials: Credentials) =>
      parseAnswer(
        await accounts('signUp', { ...credentials, returnSecureToken: true }),
        parseTokens,
      ),
    signIn: async (credentials: Credentials) =>
      parseAnswer(
        await accounts('signInWithPassword', { ...credentials, returnSecureToken: true }),
        parseTokens,
      ),
    refresh: async (refreshToken: string) => {
      const form = { grant_type: 'refresh_token', refresh_token: refreshToken };
      const sent: IdentityRequest = {
        url: `${tokensUrl}/v1/token?key=${key}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form).toString(),
      };
      return parseAnswer(await request(sent, options), parseTokens);
    },
    lookUp: async (idToken: string) =>
      parseAnswer(await accounts('lookup', { idToken }), parseUser),
    sendResetEmail: (email: string, emailOptions: EmailOptions) =>
      sendEmail(emailOptions, { requestType: 'PASSWORD_RESET', email }),
    sendVerificationEmail: (idToken: string, emailOptions: EmailOptions) =>
      sendEmail(emailOptions, { requestType: 'VERIFY_EMAIL', idToken }),
    resetPassword: async (oobCode: string, newPassword: string) =>
      parseAnswer(await accounts('resetPassword', { oobCode, newPassword }), parseEmail),
    emailOfCode: async (oobCode: string) =>
      parseAnswer(await accounts('resetPassword', { oobCode }), parseEmail),
    project: async () => {
      const url = `${accountsUrl}/v1/projects?key=${key}`;
      return parseAnswer(await request({ url, headers: {}, body: null }, options), parseProject);
    },
    verifyEmail: async (oobCode: string) =>
      parseAnswer(await accounts('update', { oobCode }), parseEmail),
  });
}

function parseAnswer<Value>(
  result: IdentityResult<JsonRecord>,
  parse: (json: JsonRecord) => IdentityResult<Value>,
): IdentityResult<Value> {
  return result.ok ? parse(result.value) : result;
}
