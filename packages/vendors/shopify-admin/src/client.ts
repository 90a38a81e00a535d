import { type AdminResult, fail, succeed } from './failure.ts';
import { type JsonRecord, listOf, recordOf, textOf } from './record.ts';
import { delayBeforeRetry } from './retry.ts';

export interface AdminClientOptions {
  /** The whole address: `https://shop.example/admin/api/2024-01/graphql.json`. */
  readonly endpoint: string;
  readonly accessToken: string;
  readonly fetch: typeof fetch;
  /** How long one attempt may take. */
  readonly timeoutInMs: number;
  /** Waits between two attempts. */
  readonly wait?: (delayInMs: number) => Promise<void>;
}

export interface AdminClient {
  readonly request: (query: string, variables: object) => Promise<AdminResult<JsonRecord>>;
}

/** One shop's Admin API. What it turned away undone is tried up to three times. */
export function createAdminClient(options: AdminClientOptions): AdminClient {
  const { endpoint, accessToken, timeoutInMs } = options;
  if (!/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) {
    throw new Error(`Admin endpoint is not an http(s) address: "${endpoint}"`);
  }
  if (!Number.isFinite(timeoutInMs) || timeoutInMs <= 0) {
    throw new Error(`Admin timeout must be a positive number of ms: ${timeoutInMs}`);
  }
  const wait = options.wait ?? sleep;
  return Object.freeze({
    request: async (query: string, variables: object) => {
      for (let attemptsMade = 1; ; attemptsMade += 1) {
        const result = await attempt({ ...options, endpoint, accessToken }, query, variables);
        if (result.ok) return result;
        const delay = delayBeforeRetry(result.failure, attemptsMade);
        if (delay === null) return result;
        await wait(delay);
      }
    },
  });
}

async function attempt(
  { endpoint, accessToken, fetch, timeoutInMs }: AdminClientOptions,
  query: string,
  variables: object,
): Promise<AdminResult<JsonRecord>> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'X-Shopify-Access-Token': accessToken,
      },
      body: JSON.stringify({ query, variables }),
      // A shop that has moved would be handed the token.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutInMs),
    });
    return readReply(response, await response.text());
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') {
      return fail({ kind: 'timeout', timeoutInMs });
    }
    return fail({ kind: 'network', message: reasonOf(error) });
  }
}

function readReply({ status, headers }: Response, text: string): AdminResult<JsonRecord> {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  const retryAfterInMs = seconds >= 0 ? seconds * 1000 : null;
  if (status === 429 || status === 430) return fail({ kind: 'throttled', retryAfterInMs });
  if (status < 200 || status > 299) return fail({ kind: 'http', status });
  const body = recordOf(parseJson(text));
  if (body === null) return fail({ kind: 'unreadable', message: 'The reply is not JSON' });
  const errors = listOf(body['errors']).map((error) => ({
    code: textOf(recordOf(recordOf(error)?.['extensions'])?.['code']),
    message: textOf(recordOf(error)?.['message']) ?? '',
  }));
  if (errors.some(({ code }) => code === 'THROTTLED')) {
    return fail({ kind: 'throttled', retryAfterInMs });
  }
  if (errors.length > 0) return fail({ kind: 'graphql', errors });
  const data = recordOf(body['data']);
  return data === null ? fail({ kind: 'unreadable', message: 'No data' }) : succeed(data);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Node's fetch says only "fetch failed"; the reason is one level down. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

function sleep(delayInMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayInMs));
}
