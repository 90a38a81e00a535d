import type { ApiCall, ResponseOf } from '@lokke/contract/call';
import { type ApiErrorCode, apiErrorCodeOf } from '@lokke/contract/errors';
import { LOCALES, type Locale, marketOf } from '@lokke/domain/markets';
import { readTyped } from '@lokke/domain/plain-text';
import { fail, type Result, succeed } from '@lokke/http-client';
import * as v from 'valibot';
import { isSameOrigin } from '../http/index.ts';
import type { Limiter } from '../overload/index.ts';
import { noteMarket } from '../telemetry/index.ts';
import { type HandlerResult, refuse, rejectMethod } from './reply.ts';

/** Room for 250 lines with attributes. */
export const MAX_BYTES = 256 * 1024;

export interface RequestContext {
  readonly request: Request;
  /** The connection's data, as far as the server knows it. */
  readonly peerIp: string | null;
  /** Sold locales; calls for others are rejected. */
  readonly locales: readonly Locale[];
  /** Concurrency limit per shop. */
  readonly limiterOf: (name: string) => Limiter;
}

export type Handle = (requestContext: RequestContext) => Promise<HandlerResult<unknown>>;

export interface Route {
  readonly path: string;
  readonly handle: Handle;
}

/** Route of a call, whose request is validated before the work is done. */
export function handleCall<Call extends ApiCall>(
  call: Call,
  work: (
    input: v.InferOutput<Call['request']>,
    requestContext: RequestContext,
  ) => Promise<HandlerResult<ResponseOf<Call>>>,
): Route {
  const handle: Handle = async (requestContext) => {
    const { request, locales } = requestContext;
    if (request.method !== call.method) return rejectMethod(call.method);
    if (!isSameOrigin(request)) return refuse('foreignOrigin');
    const json =
      call.method === 'GET' ? succeed(queryOf(request)) : await readJson(request, MAX_BYTES);
    if (!json.ok) return refuse(json.failure);
    const input = v.safeParse(call.request, json.value, { abortEarly: true });
    if (!input.success) return rejectInput(input.issues[0].message);
    const locale = localeOf(input.output);
    if (locale !== null && !locales.includes(locale)) return refuse('unknownLocale', 'not sold in');
    if (locale !== null) noteMarket(locale);
    const limiter = requestContext.limiterOf(locale === null ? 'no shop' : marketOf(locale).shop);
    const result = await limiter.run(() => work(input.output, requestContext));
    return result.kind === 'done' ? result.value : refuse('busy');
  };
  return { path: call.path, handle };
}

function localeOf(input: unknown): Locale | null {
  if (typeof input !== 'object' || input === null || !('locale' in input)) return null;
  const { locale } = input;
  return LOCALES.find((known) => known === locale) ?? null;
}

/** A GET carries its request in the query; the last of repeated names counts. */
function queryOf(request: Request): object {
  return Object.fromEntries(new URL(request.url).searchParams);
}

/** Maps the schema's message to its error code, which decides the status; the message is logged (spec §5, §8). */
function rejectInput(message: string): HandlerResult<never> {
  return refuse(apiErrorCodeOf(message) ?? 'notAnObject', message);
}

const UTF8 = new TextDecoder('utf-8', { fatal: true });

function readField(name: string, value: unknown): unknown {
  return typeof value === 'string' ? readTyped(name, value) : value;
}

/** Reads JSON up to the limit, whatever Content-Length claims. */
export async function readJson(
  request: Request,
  maxBytes: number,
): Promise<Result<unknown, ApiErrorCode>> {
  const [mediaType = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (mediaType.trim().toLowerCase() !== 'application/json') {
    return fail('notJson');
  }
  const claimed = request.headers.get('content-length');
  if (Number(claimed ?? 0) > maxBytes) return fail('bodyTooLarge');
  // The server reads no more than Content-Length, and one buffer is cheaper than a stream.
  const bytes =
    claimed === null ? await readBytes(request.body, maxBytes) : await request.arrayBuffer();
  if (bytes === null || bytes.byteLength > maxBytes) return fail('bodyTooLarge');
  try {
    return succeed<unknown>(JSON.parse(UTF8.decode(bytes), readField));
  } catch {
    return fail('malformedJson');
  }
}

async function readBytes(
  stream: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
