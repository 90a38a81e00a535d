import type { Clockwork } from '@lokke/patience';

export interface StorefrontClientOptions extends Clockwork {
  /** The whole address: `https://shop.example/api/2024-01/graphql.json`. */
  readonly endpoint: string;
  /** One of the two, or none: then the platform answers what it answers to anyone. */
  readonly publicToken?: string;
  readonly privateToken?: string;
  readonly fetch: typeof fetch;
  /** How long one attempt may take. */
  readonly timeoutInMs: number;
  /** Told with every answer which version of the API gave it: an old one falls forward to a newer. */
  readonly onServedVersion?: (version: string) => void;
}

export function assertOptions(options: StorefrontClientOptions): void {
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

export function headersOf(
  { publicToken, privateToken }: StorefrontClientOptions,
  buyerIp: string | undefined,
): Readonly<Record<string, string>> {
  return {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(publicToken !== undefined && { 'X-Shopify-Storefront-Access-Token': publicToken }),
    ...(privateToken !== undefined && { 'Shopify-Storefront-Private-Token': privateToken }),
    // Without it, all buyers share the limits of our own address.
    ...(privateToken !== undefined &&
      buyerIp !== undefined && { 'Shopify-Storefront-Buyer-IP': buyerIp }),
  };
}
