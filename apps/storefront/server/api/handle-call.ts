import type { ApiCall, ResponseOf } from '@lokke/contract/call';
import { type ApiErrorCode, apiErrorCodeOf } from '@lokke/contract/errors';
import { LOCALES, type Locale, marketOf } from '@lokke/domain/markets';
import { fail, type Result, succeed } from '@lokke/http-client';
import * as v from 'valibot';
import { isSameOrigin } from '../http/index.ts';
import type { Limiter } from '../overload/index.ts';
import { type HandlerResult, refuse, refuseMethod } from './reply.ts';

/** Room for 250 lines with attributes; no honest body comes near it. */
const MAX_BYTES = 256 * 1024;

export interface RequestContext {
  readonly request: Request;
  /** Where the connection comes from, as far as the server knows. */
  readonly peerAddress: string | null;
  /** The locales that are sold in; a call for another is refused. */
  readonly locales: readonly Locale[];
  /** How much may be under way at once for a shop. */
  readonly limiterOf: (name: string) => Limiter;
}

export type Handle = (requestContext: RequestContext) => Promise<HandlerResult<unknown>>;

/** Checks a request against its call before the work behind it sees a thing. */
export function handleCall<Call extends ApiCall>(
  call: Call,
  work: (
    input: v.InferOutput<Call['request']>,
    requestContext: RequestContext,
  ) => Promise<HandlerResult<ResponseOf<Call>>>,
): Handle {
  return async (requestContext) => {
    const { request, locales } = requestContext;
    if (request.method !== call.method) return refuseMethod(call.method);
    if (!isSameOrigin(request)) return refuse('foreignOrigin');
    const json =
      call.method === 'GET' ? succeed(queryOf(request)) : await readJson(request, MAX_BYTES);
    if (!json.ok) return refuse(json.failure);
    const input = v.safeParse(call.request, json.value, { abortEarly: true });
    if (!input.success) return refuseInput(input.issues[0].message);
    const locale = localeOf(input.output);
    if (locale !== null && !locales.includes(locale)) return refuse('unknownLocale', 'not sold in');
    const limiter = requestContext.limiterOf(locale === null ? 'no shop' : marketOf(locale).shop);
    const answer = await limiter.run(() => work(input.output, requestContext));
    return answer.kind === 'done' ? answer.value : refuse('busy');
  };
}

function localeOf(input: unknown): Locale | null {
  if (typeof input !== 'object' || input === null || !('locale' in input)) return null;
  const { locale } = input;
  return LOCALES.find((known) => known === locale) ?? null;
}

/** With GET the request travels in the query; of a name that comes twice the last counts. */
function queryOf(request: Request): object {
  return Object.fromEntries(new URL(request.url).searchParams);
}

/** The schemas speak in the catalogue's sentences; their code decides the status. */
function refuseInput(message: string): HandlerResult<never> {
  const code = apiErrorCodeOf(message);
  return code === null ? refuse('notAnObject', message) : refuse(code);
}

const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** A request's JSON, read no further than the limit whatever its Content-Length claims. */
async function readJson(
  request: Request,
  mostBytes: number,
): Promise<Result<unknown, ApiErrorCode>> {
  const [mediaType = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (mediaType.trim().toLowerCase() !== 'application/json') {
    return fail('notJson');
  }
  const claimed = request.headers.get('content-length');
  if (Number(claimed ?? 0) > mostBytes) return fail('bodyTooLarge');
  // The server reads no more than what is claimed; in one piece that is less work than as a stream.
  const bytes =
    claimed === null ? await readBytes(request.body, mostBytes) : await request.arrayBuffer();
  if (bytes === null || bytes.byteLength > mostBytes) return fail('bodyTooLarge');
  try {
    return succeed<unknown>(JSON.parse(UTF8.decode(bytes)));
  } catch {
    return fail('malformedJson');
  }
}

async function readBytes(
  stream: ReadableStream<Uint8Array> | null,
  mostBytes: number,
): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
