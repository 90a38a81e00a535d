import {
  asRecord,
  asString,
  type FetchOptions,
  fail,
  type JsonRecord,
  parseJson,
  type Result,
  requestText,
  succeed,
} from '@lokke/http-client';
import { codeOfMessage, type IdentityCode } from './identity-code.ts';

export interface IdentityFailure {
  readonly code: IdentityCode;
  /** Text for the log: the service's message or the network error. Never an email or a token. */
  readonly reason: string;
}

export type IdentityResult<Value> = Result<Value, IdentityFailure>;

export interface IdentityRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Null for what is only read. */
  readonly body: string | null;
}

/** Sends one request to the service; returns failures as values. */
export async function request(
  { url, headers, body }: IdentityRequest,
  options: FetchOptions,
): Promise<IdentityResult<JsonRecord>> {
  const method = body === null ? 'GET' : 'POST';
  const sent = await requestText(url, { method, headers, body }, options);
  if (!sent.ok) {
    return sent.failure.kind === 'timeout'
      ? failWith('timeout', `No response within ${sent.failure.timeoutInMs} ms`)
      : failWith('network-request-failed', sent.failure.message);
  }
  const { response, text } = sent.value;
  const json = asRecord(parseJson(text));
  if (!response.ok) return errorIn(json, response.status);
  return json === null
    ? failWith('internal-error', 'The response is no JSON object')
    : succeed(json);
}

export function failWith(code: IdentityCode, reason: string): IdentityResult<never> {
  return fail({ code, reason });
}

function errorIn(json: JsonRecord | null, status: number): IdentityResult<never> {
  const reason = asString(asRecord(json?.['error'])?.['message']) ?? 'No reason given';
  if (status === 429) return failWith('too-many-requests', reason);
  return failWith(codeOfMessage(reason), `${status} ${reason}`);
}
