import { askPatiently, withinTime } from '@lokke/patience';
import type { Data, OperationName, StorefrontDocument, Variables } from './document.ts';
import type { RequestFailure } from './failure.ts';
import { judge } from './judge.ts';
import { assertOptions, headersOf, type StorefrontClientOptions } from './options.ts';
import { readReply } from './read-reply.ts';
import { fail, type Result, succeed } from './result.ts';

export interface RequestOptions {
  /** The address of the buyer on whose behalf we ask; used with a private token only. */
  readonly buyerIp?: string;
}

export interface StorefrontClient {
  readonly endpoint: string;
  readonly request: <Name extends OperationName>(
    document: StorefrontDocument<Name>,
    variables: Variables<Name>,
    options?: RequestOptions,
  ) => Promise<Result<Data<Name>, RequestFailure>>;
}

/** One shop's Storefront API. What failed in passing is tried again; a write only where it was turned away undone. */
export function createStorefrontClient(options: StorefrontClientOptions): StorefrontClient {
  assertOptions(options);
  return Object.freeze({
    endpoint: options.endpoint,
    request: async <Name extends OperationName>(
      document: StorefrontDocument<Name>,
      variables: Variables<Name>,
      { buyerIp }: RequestOptions = {},
    ): Promise<Result<Data<Name>, RequestFailure>> => {
      const result = await askPatiently(
        {
          attempt: () => attempt(options, document, variables, buyerIp),
          judge,
          kind: document.kind === 'query' ? 'read' : 'write',
          timeoutInMs: options.timeoutInMs,
        },
        options,
      );
      // The platform checks the document against the schema that these types are made of.
      return result.ok ? succeed(result.value as Data<Name>) : result;
    },
  });
}

async function attempt(
  options: StorefrontClientOptions,
  document: StorefrontDocument,
  variables: object,
  buyerIp: string | undefined,
): Promise<Result<object, RequestFailure>> {
  const { timeoutInMs } = options;
  try {
    return await withinTime(timeoutInMs, async (signal) => {
      const response = await options.fetch(options.endpoint, {
        method: 'POST',
        headers: headersOf(options, buyerIp),
        body: JSON.stringify({ query: document.text, variables }),
        signal,
      });
      const version = response.headers.get('x-shopify-api-version');
      if (version !== null) options.onServedVersion?.(version);
      return readReply(response);
    });
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') {
      return fail({ kind: 'timeout', timeoutInMs });
    }
    return fail({ kind: 'network', message: reasonOf(error) });
  }
}

/** Node's fetch says only "fetch failed"; the reason is one level down. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
