import {
  classifyFailure,
  type FetchOptions,
  parseGraphql,
  type Result,
  type RetryClock,
  requestText,
  succeed,
  withRetry,
} from '@lokke/http-client';
import {
  type Data,
  type OperationName,
  type StorefrontDocument,
  textFor,
  type Variables,
} from './document.ts';
import type { RequestFailure } from './failure.ts';

export interface StorefrontClientOptions extends RetryClock, FetchOptions {
  /** The whole URL: `https://shop.example/api/2024-01/graphql.json`. */
  readonly endpoint: string;
  /** Either of the two, or none: then the platform returns public data only. */
  readonly publicToken?: string;
  readonly privateToken?: string;
  /** Receives the API version of each response: an old one falls forward to a newer. */
  readonly onServedVersion?: (version: string) => void;
}

export interface RequestOptions {
  /** The IP address of the buyer; used with a private token only. */
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

/** Creates a client of one shop's Storefront API, with retries. */
export function createStorefrontClient(options: StorefrontClientOptions): StorefrontClient {
  assertOptions(options);
  const version = createVersion(options);
  return Object.freeze({
    endpoint: options.endpoint,
    request: async <Name extends OperationName>(
      document: StorefrontDocument<Name>,
      variables: Variables<Name>,
      { buyerIp }: RequestOptions = {},
    ): Promise<Result<Data<Name>, RequestFailure>> => {
      const result = await withRetry(
        {
          attempt: (leftInMs) =>
            send({ ...options, timeoutInMs: leftInMs }, version, {
              body: JSON.stringify({ query: textFor(document.text, version.read()), variables }),
              buyerIp,
            }),
          classify: classifyFailure,
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

interface Version {
  readonly read: () => string;
  readonly note: (served: string) => void;
}

/** The version of the endpoint, until the shop has answered in another: an old one falls forward. */
function createVersion({ endpoint, onServedVersion }: StorefrontClientOptions): Version {
  let current = /\/api\/(\d{4}-\d{2})\//.exec(endpoint)?.[1] ?? '';
  return {
    read: () => current,
    note: (served) => {
      if (/^\d{4}-\d{2}$/.test(served)) current = served;
      onServedVersion?.(served);
    },
  };
}

interface Message {
  readonly body: string;
  readonly buyerIp: string | undefined;
}

async function send(
  options: StorefrontClientOptions,
  version: Version,
  { body, buyerIp }: Message,
): Promise<Result<object, RequestFailure>> {
  const sent = await requestText(
    options.endpoint,
    { method: 'POST', headers: headersOf(options, buyerIp), body },
    options,
  );
  if (!sent.ok) return sent;
  const { response, text } = sent.value;
  const served = response.headers.get('x-shopify-api-version');
  if (served !== null) version.note(served);
  return parseGraphql(response, text);
}

function assertOptions(options: StorefrontClientOptions): void {
  const { endpoint, publicToken, privateToken, timeoutInMs } = options;
  if (!URL.canParse(endpoint)) throw new Error(`Storefront endpoint is not a URL: "${endpoint}"`);
  const { protocol } = new URL(endpoint);
  if (protocol !== 'https:' && protocol !== 'http:') {
    throw new Error(`Storefront endpoint is neither http nor https: "${endpoint}"`);
  }
  if (publicToken !== undefined && privateToken !== undefined) {
    throw new Error(`Storefront client of ${endpoint} got a public and a private token: give one`);
  }
  if (!Number.isFinite(timeoutInMs) || timeoutInMs <= 0) {
    throw new Error(`Storefront timeout must be a positive number of ms: ${timeoutInMs}`);
  }
}

function headersOf(
  { publicToken, privateToken }: StorefrontClientOptions,
  buyerIp: string | undefined,
): Readonly<Record<string, string>> {
  return {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(publicToken !== undefined && { 'X-Shopify-Storefront-Access-Token': publicToken }),
    ...(privateToken !== undefined && { 'Shopify-Storefront-Private-Token': privateToken }),
    // Buyers would share the rate limit of our own address otherwise.
    ...(privateToken !== undefined &&
      buyerIp !== undefined && { 'Shopify-Storefront-Buyer-IP': buyerIp }),
  };
}
