import { causeMessage, fail, type Result, type TransportFailure } from '@lokke/http-client';
import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client';

/** Why the provider gave nothing. */
export type ProviderFailure =
  | TransportFailure
  | { readonly kind: 'http'; readonly status: number }
  | { readonly kind: 'unreadable'; readonly message: string }
  /** Refused by an error code of OAuth such as `invalid_grant`. */
  | { readonly kind: 'refused'; readonly code: string }
  /** The answer is not what was asked for: another state, nonce, audience, issuer, key or time. */
  | { readonly kind: 'forged'; readonly code: string };

/** Runs a call of the library; its errors become values. */
export async function caught<Value>(
  work: () => Promise<Result<Value, ProviderFailure>>,
  timeoutInMs: number,
): Promise<Result<Value, ProviderFailure>> {
  try {
    return await work();
  } catch (error) {
    return fail(failureOf(error, timeoutInMs));
  }
}

const BROKEN: ReadonlySet<string> = new Set(['OAUTH_RESPONSE_IS_NOT_JSON', 'OAUTH_PARSE_ERROR']);

function failureOf(error: unknown, timeoutInMs: number): ProviderFailure {
  if (error instanceof AuthorizationResponseError) return { kind: 'refused', code: error.error };
  if (error instanceof ResponseBodyError) {
    return error.status >= 500
      ? { kind: 'http', status: error.status }
      : { kind: 'refused', code: error.error };
  }
  // The client has to prove itself better.
  if (error instanceof WWWAuthenticateChallengeError) {
    return { kind: 'refused', code: 'invalid_client' };
  }
  if (!(error instanceof ClientError)) return { kind: 'network', message: causeMessage(error) };
  const { cause, code = '' } = error;
  if (code === 'OAUTH_TIMEOUT') return { kind: 'timeout', timeoutInMs };
  if (cause instanceof Response) return { kind: 'http', status: cause.status };
  if (BROKEN.has(code)) return { kind: 'unreadable', message: error.message };
  return code === '' ? { kind: 'network', message: causeMessage(error) } : { kind: 'forged', code };
}
