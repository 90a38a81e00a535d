import { type AdminResult, fail, succeed } from './failure.ts';
import { type JsonRecord, listOf, recordOf, textOf } from './record.ts';

export interface AdminClientOptions {
  /** The whole address: `https://shop.example/admin/api/2024-01/graphql.json`. */
  readonly endpoint: string;
  readonly accessToken: string;
  readonly fetch: typeof fetch;
  readonly timeoutInMs: number;
}

export interface AdminClient {
  readonly request: (query: string, variables: object) => Promise<AdminResult<JsonRecord>>;
}

/** One shop's Admin API. */
export function createAdminClient(options: AdminClientOptions): AdminClient {
  const { endpoint, accessToken, timeoutInMs } = options;
  if (!/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) {
    throw new Error(`Admin endpoint is not an http(s) address: "${endpoint}"`);
  }
  if (!Number.isFinite(timeoutInMs) || timeoutInMs <= 0) {
    throw new Error(`Admin timeout must be a positive number of ms: ${timeoutInMs}`);
  }
  return Object.freeze({
    request: async (query: string, variables: object) => {
      try {
        const response = await options.fetch(endpoint, {
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
        return readReply(response.status, await response.text());
      } catch (error) {
        if (error instanceof Error && error.name === 'TimeoutError') {
          return fail({ kind: 'timeout', timeoutInMs });
        }
        return fail({ kind: 'network', message: reasonOf(error) });
      }
    },
  });
}

function readReply(status: number, text: string): AdminResult<JsonRecord> {
  if (status === 429 || status === 430) return fail({ kind: 'throttled' });
  if (status < 200 || status > 299) return fail({ kind: 'http', status });
  const body = recordOf(parseJson(text));
  if (body === null) return fail({ kind: 'unreadable', message: 'The reply is not JSON' });
  const errors = listOf(body['errors']).map((error) => ({
    code: textOf(recordOf(recordOf(error)?.['extensions'])?.['code']),
    message: textOf(recordOf(error)?.['message']) ?? '',
  }));
  if (errors.some(({ code }) => code === 'THROTTLED')) return fail({ kind: 'throttled' });
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
