import type { CreateClientParams } from 'contentful';
import { type ContentFailure, RequestFailed } from './failure.ts';

type Adapter = Extract<CreateClientParams['adapter'], (...args: never) => unknown>;

export interface Way {
  readonly fetch: typeof globalThis.fetch;
  readonly timeoutInMs: number;
}

/** Lets Contentful's client ask by the `fetch` it is given; what brings no data is thrown, named by its layer. */
export function askWithFetch({ fetch, timeoutInMs }: Way): Adapter {
  return async (config) => {
    const { baseURL = '', url = '', params, headers } = config;
    const address = new URL(`${url}?${queryOf(params)}`, `${baseURL.replace(/\/$/, '')}/`);
    try {
      const response = await fetch(address, {
        headers: textsOf(headers),
        signal: AbortSignal.timeout(timeoutInMs),
      });
      const data = parsed(await response.text());
      if (!response.ok) throw new RequestFailed(refusalIn(response, data));
      if (data === null) {
        throw new RequestFailed({ kind: 'unreadable', message: 'The reply is not JSON' });
      }
      const { status, statusText } = response;
      return { data, status, statusText, headers: {}, config };
    } catch (error) {
      if (error instanceof RequestFailed) throw error;
      throw new RequestFailed(
        error instanceof Error && error.name === 'TimeoutError'
          ? { kind: 'timeout', timeoutInMs }
          : { kind: 'network', message: reasonOf(error) },
      );
    }
  };
}

function queryOf(params: unknown): string {
  const named = recordOf(params) ?? {};
  return new URLSearchParams(
    Object.entries(named).map(([name, value]) => [name, String(value)]),
  ).toString();
}

/** The client's headers also hold functions and numbers of its own. */
function textsOf(headers: object): Record<string, string> {
  const texts = Object.entries(headers).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts);
}

function refusalIn({ status, headers }: Response, data: unknown): ContentFailure {
  const body = recordOf(data);
  const id = recordOf(body?.['sys'])?.['id'];
  const message = body?.['message'];
  const seconds = headers.get('x-contentful-ratelimit-reset') ?? headers.get('retry-after');
  return {
    kind: 'refused',
    status,
    id: typeof id === 'string' ? id : `HTTP ${status}`,
    message: typeof message === 'string' ? message : 'No reason given',
    retryAfterInMs: Number(seconds ?? Number.NaN) >= 0 ? Number(seconds) * 1000 : null,
  };
}

/** Node's fetch says only "fetch failed"; the reason is one level down. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

function recordOf(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
