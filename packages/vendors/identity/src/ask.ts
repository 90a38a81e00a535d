import type { Result } from './failure.ts';
import { codeOfMessage, type IdentityCode } from './identity-code.ts';

export type Answer = Readonly<Record<string, unknown>>;

export interface Question {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Null for what is only read. */
  readonly body: string | null;
}

export interface Way {
  readonly fetch: typeof globalThis.fetch;
  readonly timeoutInMs: number;
}

/** One question to the service; whatever comes of it is a value. */
export async function ask(
  { url, headers, body }: Question,
  { fetch, timeoutInMs }: Way,
): Promise<Result<Answer>> {
  try {
    const signal = AbortSignal.timeout(timeoutInMs);
    const method = body === null ? 'GET' : 'POST';
    const response = await fetch(url, { method, headers, body, signal });
    const answer = parsed(await response.text());
    if (response.ok) {
      return answer === null
        ? failed('internal-error', 'The reply is no JSON object')
        : { ok: true, value: answer };
    }
    return refusalIn(answer, response.status);
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') {
      return failed('timeout', `No answer within ${timeoutInMs} ms`);
    }
    return failed('network-request-failed', error instanceof Error ? error.message : String(error));
  }
}

export function failed(code: IdentityCode, reason: string): Extract<Result<never>, { ok: false }> {
  return { ok: false, failure: { code, reason } };
}

function refusalIn(answer: Answer | null, status: number): Result<never> {
  const error = recordOf(answer?.['error']);
  const message = error?.['message'];
  const reason = typeof message === 'string' ? message : 'No reason given';
  if (status === 429) return failed('too-many-requests', reason);
  return failed(codeOfMessage(reason), `${status} ${reason}`);
}

function parsed(text: string): Answer | null {
  try {
    return recordOf(JSON.parse(text));
  } catch {
    return null;
  }
}

export function recordOf(value: unknown): Answer | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return Object.fromEntries(Object.entries(value));
}
