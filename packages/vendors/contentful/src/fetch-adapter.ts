import {
  asRecord,
  asString,
  type FetchOptions,
  parseJson,
  requestText,
  secondsInMs,
} from '@lokke/http-client';
import type { CreateClientParams } from 'contentful';
import { type ContentFailure, RequestFailed } from './failure.ts';

type Adapter = Extract<CreateClientParams['adapter'], (...args: never) => unknown>;

/** Lets Contentful's client send its requests with `fetch`; throws failures by layer. */
export function fetchAdapter(options: FetchOptions): Adapter {
  return async (config) => {
    const { baseURL = '', url = '', params, headers } = config;
    const target = new URL(`${url}?${queryOf(params)}`, `${baseURL.replace(/\/$/, '')}/`);
    const sent = await requestText(target, { headers: textHeaders(headers) }, options);
    if (!sent.ok) throw new RequestFailed(sent.failure);
    const { response, text } = sent.value;
    const data = parseJson(text);
    if (!response.ok) throw new RequestFailed(errorIn(response, data));
    if (data === null) {
      throw new RequestFailed({ kind: 'unreadable', message: 'The response is not JSON' });
    }
    const { status, statusText } = response;
    return { data, status, statusText, headers: {}, config };
  };
}

function queryOf(params: unknown): string {
  const named = asRecord(params) ?? {};
  return new URLSearchParams(
    Object.entries(named).map(([name, value]) => [name, String(value)]),
  ).toString();
}

/** The client's headers also hold functions and numbers of its own. */
function textHeaders(headers: object): Record<string, string> {
  const texts = Object.entries(headers).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts);
}

function errorIn({ status, headers }: Response, data: unknown): ContentFailure {
  const body = asRecord(data);
  return {
    kind: 'refused',
    status,
    id: asString(asRecord(body?.['sys'])?.['id']) ?? `HTTP ${status}`,
    message: asString(body?.['message']) ?? 'No reason given',
    retryAfterInMs: secondsInMs(
      headers.get('x-contentful-ratelimit-reset') ?? headers.get('retry-after'),
    ),
  };
}
