import * as v from 'valibot';
import type { ApiCall, ReplyOf, RequestOf } from './api-call.ts';
import { fetchJson, HttpError, type JsonFetch } from './fetch-json.ts';

export type CallFailure =
  /** Our own check refused it: nothing was sent (spec §5). */
  | { readonly kind: 'invalid'; readonly sentence: string }
  /** The server answered, with a status that is not OK. */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly statusText: string;
      readonly serverSentence: string | null;
    }
  | { readonly kind: 'network'; readonly message: string }
  | { readonly kind: 'unreadable' };

export type CallResult<Reply> =
  | { readonly ok: true; readonly reply: Reply }
  | { readonly ok: false; readonly failure: CallFailure };

export interface CallOptions {
  readonly fetch: JsonFetch;
  readonly log: (message: string) => void;
  /** Where the API is; empty in a browser, which is on the same origin. */
  readonly baseUrl?: string;
}

export async function callApi<Call extends ApiCall>(
  call: Call,
  body: RequestOf<Call>,
  { fetch, log, baseUrl = '' }: CallOptions,
): Promise<CallResult<ReplyOf<Call>>> {
  const request = v.safeParse(call.request, body, { abortEarly: true });
  if (!request.success) {
    const sentence = request.issues[0].message;
    log(`${call.path}: ${sentence}`);
    return { ok: false, failure: { kind: 'invalid', sentence } };
  }
  try {
    const reply = v.safeParse(
      call.reply,
      await fetchJson(
        { method: call.method, url: baseUrl + call.path, body: request.output },
        { fetch, log },
      ),
    );
    if (reply.success) return { ok: true, reply: reply.output };
    log(`${call.path}: the reply could not be read`);
    return { ok: false, failure: { kind: 'unreadable' } };
  } catch (error) {
    return { ok: false, failure: failureOf(error) };
  }
}

function failureOf(error: unknown): CallFailure {
  if (error instanceof HttpError) {
    const { status, message, serverSentence } = error;
    return { kind: 'refused', status, statusText: message, serverSentence };
  }
  if (error instanceof SyntaxError) return { kind: 'unreadable' };
  return { kind: 'network', message: error instanceof Error ? error.message : String(error) };
}
