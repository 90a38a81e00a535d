import { askPatiently, type Clockwork, withinTime } from '@lokke/patience';
import { type AdminResult, fail } from './failure.ts';
import { judge } from './judge.ts';
import { readReply } from './read-reply.ts';
import type { JsonRecord } from './record.ts';

export interface AdminClientOptions extends Clockwork {
  /** The whole address: `https://shop.example/admin/api/2024-01/graphql.json`. */
  readonly endpoint: string;
  readonly accessToken: string;
  readonly fetch: typeof fetch;
  /** How long one attempt may take. */
  readonly timeoutInMs: number;
}

export interface AdminClient {
  readonly request: (query: string, variables: object) => Promise<AdminResult<JsonRecord>>;
}

/** One shop's Admin API. What failed in passing is tried again; a write only where it was turned away undone. */
export function createAdminClient(options: AdminClientOptions): AdminClient {
  const { endpoint, accessToken, timeoutInMs } = options;
  if (!/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) {
    throw new Error(`Admin endpoint is not an http(s) address: "${endpoint}"`);
  }
  if (!Number.isFinite(timeoutInMs) || timeoutInMs <= 0) {
    throw new Error(`Admin timeout must be a positive number of ms: ${timeoutInMs}`);
  }
  return Object.freeze({
    request: (query: string, variables: object) =>
      askPatiently(
        {
          attempt: () => attempt({ ...options, endpoint, accessToken }, query, variables),
          judge,
          kind: isRead(query) ? 'read' : 'write',
          timeoutInMs,
        },
        options,
      ),
  });
}

async function attempt(
  { endpoint, accessToken, fetch, timeoutInMs }: AdminClientOptions,
  query: string,
  variables: object,
): Promise<AdminResult<JsonRecord>> {
  try {
    return await withinTime(timeoutInMs, async (signal) => {
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
        signal,
      });
      return readReply(response, await response.text());
    });
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') {
      return fail({ kind: 'timeout', timeoutInMs });
    }
    return fail({ kind: 'network', message: reasonOf(error) });
  }
}

function isRead(query: string): boolean {
  return /^\s*(?:query\b|\{)/.test(query);
}

/** Node's fetch says only "fetch failed"; the reason is one level down. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
