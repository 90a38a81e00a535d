import { SCOPES } from '../issuer.ts';
import type { AccountClient } from '../store/clients.ts';
import type { AuthorizationRequest } from '../store/logins.ts';

type Prompt = 'login' | 'none' | null;

export type ParsedAuthorization =
  /** Nobody to send an answer to: it is not known who asks, or where the answer would go. */
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'refused';
      readonly redirectUri: string;
      readonly state: string | null;
      readonly error: string;
      readonly description: string;
    }
  | { readonly kind: 'asked'; readonly request: AuthorizationRequest; readonly prompt: Prompt };

/** S256 of anything is 43 characters long. */
const CHALLENGE = /^[\w-]{43}$/;
const MAX_LENGTH = 2_000;

function only(parameters: URLSearchParams, name: string): string | null {
  const values = parameters.getAll(name);
  return values.length === 1 ? (values[0] ?? null) : null;
}

function problemOf(
  parameters: URLSearchParams,
  { secretHash }: AccountClient,
): readonly [error: string, description: string] | null {
  const repeated = [...new Set(parameters.keys())].find(
    (name) => parameters.getAll(name).length > 1,
  );
  if (repeated !== undefined) return ['invalid_request', `${repeated} is given more than once`];
  const tooLong = [...parameters].find(([, value]) => value.length > MAX_LENGTH);
  if (tooLong !== undefined) return ['invalid_request', `${tooLong[0]} is too long`];
  if (parameters.get('response_type') !== 'code') {
    return ['unsupported_response_type', 'response_type must be code'];
  }
  const scopes = (parameters.get('scope') ?? '').split(' ');
  if (!scopes.includes('openid') || scopes.some((scope) => !SCOPES.includes(scope))) {
    return ['invalid_scope', `scope must be openid and at most ${SCOPES.join(' ')}`];
  }
  const challenge = parameters.get('code_challenge');
  const method = parameters.get('code_challenge_method');
  if (challenge === null && method !== null)
    return ['invalid_request', 'code_challenge is missing'];
  if (challenge === null) {
    return secretHash === null ? ['invalid_request', 'a public client needs code_challenge'] : null;
  }
  return method === 'S256' && CHALLENGE.test(challenge)
    ? null
    : ['invalid_request', 'code_challenge must be made with S256'];
}

/** Parses a client's request of the login page, OpenID Connect Core §3.1.2. */
export function parseAuthorization(
  parameters: URLSearchParams,
  findClient: (id: string) => AccountClient | null,
): ParsedAuthorization {
  const clientId = only(parameters, 'client_id');
  const redirectUri = only(parameters, 'redirect_uri');
  const client = clientId === null ? null : findClient(clientId);
  if (client === null || redirectUri === null || !client.redirectUris.includes(redirectUri)) {
    return { kind: 'unknown' };
  }
  const state = only(parameters, 'state');
  const problem = problemOf(parameters, client);
  if (problem !== null) {
    const [error, description] = problem;
    return { kind: 'refused', redirectUri, state, error, description };
  }
  const prompt = parameters.get('prompt');
  return {
    kind: 'asked',
    prompt: prompt === 'login' || prompt === 'none' ? prompt : null,
    request: {
      clientId: client.clientId,
      redirectUri,
      scope: parameters.get('scope') ?? '',
      state,
      nonce: parameters.get('nonce'),
      codeChallenge: parameters.get('code_challenge'),
      locale: parameters.get('locale') ?? parameters.get('ui_locales')?.split(' ')[0] ?? null,
      loginHint: parameters.get('login_hint'),
    },
  };
}

/** Makes the client's address with an answer in it. */
export function answerUrl(
  { redirectUri, state }: Pick<AuthorizationRequest, 'redirectUri' | 'state'>,
  answer: Readonly<Record<string, string>>,
): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  if (state !== null) url.searchParams.set('state', state);
  return url.toString();
}
