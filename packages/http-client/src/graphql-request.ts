import { classifyFailure } from './classify-failure.ts';
import type { JsonRecord } from './json.ts';
import { type GraphqlFailure, parseGraphql } from './parse-graphql.ts';
import { type FetchOptions, requestText } from './request-text.ts';
import type { Result } from './result.ts';
import { type RetryClock, withRetry } from './with-retry.ts';

export interface GraphqlOptions extends RetryClock, FetchOptions {
  /** The whole URL. */
  readonly endpoint: string;
}

export interface GraphqlRequest {
  readonly kind: 'query' | 'mutation';
  /** Text for the next attempt. */
  readonly text: () => string;
  readonly variables: object;
  readonly headers: Readonly<Record<string, string>>;
  readonly onResponse?: (response: Response) => void;
}

/** Posts a document, with retries. */
export function requestGraphql(
  options: GraphqlOptions,
  { kind, text, variables, headers, onResponse }: GraphqlRequest,
): Promise<Result<JsonRecord, GraphqlFailure>> {
  const attempt = async (timeoutInMs: number): Promise<Result<JsonRecord, GraphqlFailure>> => {
    const sent = await requestText(
      options.endpoint,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
        body: JSON.stringify({ query: text(), variables }),
      },
      { fetch: options.fetch, timeoutInMs },
    );
    if (!sent.ok) return sent;
    onResponse?.(sent.value.response);
    return parseGraphql(sent.value.response, sent.value.text);
  };
  return withRetry(
    {
      attempt,
      classify: classifyFailure,
      kind: kind === 'query' ? 'read' : 'write',
      timeoutInMs: options.timeoutInMs,
    },
    options,
  );
}
