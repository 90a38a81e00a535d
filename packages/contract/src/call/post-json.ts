/** The parts of `fetch` and its response that this room needs; it compiles without DOM types. */
export interface JsonResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly statusText: string;
  readonly json: () => Promise<unknown>;
}

export type JsonFetch = (
  url: string,
  init: {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  },
) => Promise<JsonResponse>;

/** A reply that is not OK; `serverSentence` is its error field, where it had one. */
export class HttpError extends Error {
  readonly status: number;
  readonly serverSentence: string | null;

  constructor(status: number, statusText: string, serverSentence: string | null) {
    // HTTP/2 sends no status text
    super(statusText === '' ? `HTTP ${status}` : statusText);
    this.name = 'HttpError';
    this.status = status;
    this.serverSentence = serverSentence;
  }
}

export interface PostJsonOptions {
  readonly fetch: JsonFetch;
  readonly log: (message: string) => void;
}

/** spec §7 and §8: any non-OK status is raised as an error with the status text, and logged. */
export async function postJson(
  url: string,
  body: unknown,
  { fetch, log }: PostJsonOptions,
): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.ok) return response.json();
  const error = new HttpError(
    response.status,
    response.statusText,
    serverSentenceOf(await response.json().catch(() => null)),
  );
  log(`${url}: ${error.message}`);
  throw error;
}

function serverSentenceOf(reply: unknown): string | null {
  if (typeof reply !== 'object' || reply === null || !('error' in reply)) return null;
  return typeof reply.error === 'string' && reply.error !== '' ? reply.error : null;
}
