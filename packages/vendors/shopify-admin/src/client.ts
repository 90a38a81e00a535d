import {
  classifyFailure,
  type FetchOptions,
  type JsonRecord,
  type RetryClock,
  requestText,
  withRetry,
} from '@lokke/http-client';
import type { AdminResult } from './failure.ts';
import { parseResponse } from './parse-response.ts';

export interface AdminClientOptions extends RetryClock, FetchOptions {
  /** The whole URL: `https://shop.example/admin/api/2024-01/graphql.json`. */
  readonly endpoint: string;
  readonly accessToken: string;
}

export interface AdminClient {
  readonly request: (query: string, variables: object) => Promise<AdminResult<JsonRecord>>;
}

/** Creates a client of one shop's Admin API, with retries. */
export function createAdminClient(options: AdminClientOptions): AdminClient {
  const { endpoint, timeoutInMs } = options;
  if (!/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) {
    throw new Error(`Admin endpoint is not an http(s) address: "${endpoint}"`);
  }
  if (!Number.isFinite(timeoutInMs) || timeoutInMs <= 0) {
    throw new Error(`Admin timeout must be a positive number of ms: ${timeoutInMs}`);
  }
  return Object.freeze({
    request: (query: string, variables: object) =>
      withRetry(
        {
          attempt: (leftInMs) => send({ ...options, timeoutInMs: leftInMs }, query, variables),
          classify: classifyFailure,
          kind: isRead(query) ? 'read' : 'write',
          timeoutInMs,
        },
        options,
      ),
  });
}

async function send(
  options: AdminClientOptions,
  query: string,
  variables: object,
): Promise<AdminResult<JsonRecord>> {
  const sent = await requestText(
    options.endpoint,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'X-Shopify-Access-Token': options.accessToken,
      },
      body: JSON.stringify({ query, variables }),
    },
    options,
  );
  return sent.ok ? parseResponse(sent.value.response, sent.value.text) : sent;
}

function isRead(query: string): boolean {
  return /^\s*(?:query\b|\{)/.test(query);
}
