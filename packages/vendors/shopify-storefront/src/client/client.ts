import { createGraphqlClient, type GraphqlClient, type GraphqlOptions } from '@lokke/http-client';
import type { OperationTypes } from '../generated/operations.ts';
import type { RequestOptions } from './document.ts';

export interface StorefrontClientOptions extends GraphqlOptions {
  /** Either of the two, or none: then the platform returns public data only. */
  readonly publicToken?: string;
  readonly privateToken?: string;
  /** Receives the API version of each response: an old one falls forward to a newer. */
  readonly onServedVersion?: (version: string) => void;
}

export interface StorefrontClient extends GraphqlClient<OperationTypes, RequestOptions> {
  readonly endpoint: string;
}

/** Creates a client of one shop's Storefront API, with retries. */
export function createStorefrontClient(options: StorefrontClientOptions): StorefrontClient {
  const { endpoint } = options;
  const version = createVersion(options);
  const client = createGraphqlClient<OperationTypes, RequestOptions>(options, (given) => ({
    headers: headersOf(options, given),
    version: version.read,
    onResponse: ({ headers }) => {
      const served = headers.get('x-shopify-api-version');
      if (served !== null) version.note(served);
    },
  }));
  return Object.freeze({ ...client, endpoint });
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

function headersOf(
  { publicToken, privateToken }: StorefrontClientOptions,
  { buyerIp, idempotencyKey }: RequestOptions = {},
): Readonly<Record<string, string>> {
  return {
    ...(publicToken !== undefined && { 'X-Shopify-Storefront-Access-Token': publicToken }),
    ...(privateToken !== undefined && { 'Shopify-Storefront-Private-Token': privateToken }),
    // Buyers would share the rate limit of our own address otherwise.
    ...(privateToken !== undefined &&
      buyerIp !== undefined && { 'Shopify-Storefront-Buyer-IP': buyerIp }),
    ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
  };
}
