/** The parts of `fetch` and its response that are used here; this package compiles without DOM types. */
interface JsonResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly statusText: string;
  readonly headers: { readonly get: (name: string) => string | null };
  readonly json: () => Promise<unknown>;
}

export type JsonFetch = (
  url: string,
  init: {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
  },
) => Promise<JsonResponse>;

/** A response that is not OK; `serverMessage` is its error field, where it had one. */
export class HttpError extends Error {
  readonly status: number;
  readonly serverMessage: string | null;
  readonly retryAfterInMs: number | null;

  constructor({ status, statusText, headers }: JsonResponse, serverMessage: string | null) {
    // HTTP/2 sends no status text
    super(statusText === '' ? `HTTP ${status}` : statusText);
    this.name = 'HttpError';
    this.status = status;
    this.serverMessage = serverMessage;
    const seconds = headers.get('retry-after');
    this.retryAfterInMs = seconds !== null && /^\d+$/.test(seconds) ? Number(seconds) * 1000 : null;
  }
}

export interface JsonRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  /** Travels in the query with GET. */
  readonly body: unknown;
}

export interface FetchJsonOptions {
  readonly fetch: JsonFetch;
  readonly log: (message: string) => void;
}

/** spec §7 and §8: any non-OK status is raised as an error with the status text, and logged. */
export async function fetchJson(
  { method, url, body }: JsonRequest,
  { fetch, log }: FetchJsonOptions,
): Promise<unknown> {
  const accept = { accept: 'application/json' };
  const response =
    method === 'GET'
      ? await fetch(url + queryOf(body), { method, headers: accept })
      : await fetch(url, {
          method,
          headers: { 'content-type': 'application/json', ...accept },
          body: JSON.stringify(body),
        });
  if (response.ok) return response.json();
  const error = new HttpError(response, serverMessageIn(await response.json().catch(() => null)));
  log(`${url}: ${error.message}`);
  throw error;
}

function queryOf(values: unknown): string {
  const entries: readonly [string, unknown][] = Object.entries(Object(values));
  const pairs = entries.flatMap(([name, value]) =>
    typeof value === 'string' ? [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`] : [],
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function serverMessageIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('error' in body)) return null;
  return typeof body.error === 'string' && body.error !== '' ? body.error : null;
}
