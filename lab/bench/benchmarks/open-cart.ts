import { cart, createStorefrontClient } from '@lokke/shopify-storefront';
import type { ShopProcess } from '@lokke/stack';

export interface RecordedRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const LOCALE = 'nl';
const API_VERSION = '2024-01';
const FIRST_VARIANT =
  '{ products(first: 1, query: "available_for_sale:true") { nodes { variants(first: 1) { nodes { id } } } } }';
const JSON_BODY = { 'content-type': 'application/json' };
/** As browsers send it. */
const BROWSER_HEADERS = { ...JSON_BODY, 'accept-encoding': 'gzip, deflate, br' };

export interface OpenedCart {
  readonly toShop: RecordedRequest;
  /** The request that the shop itself sends. */
  readonly toPlatform: RecordedRequest;
}

/** Creates a cart with one line; returns the requests that fetch it from the shop and from the platform. */
export async function openCart({ shopUrl, platformUrl }: ShopProcess): Promise<OpenedCart> {
  const endpoint = `${platformUrl}/${LOCALE}/api/${API_VERSION}/graphql.json`;
  const post = async (url: string, body: object) => {
    const sent = { method: 'POST', headers: JSON_BODY, body: JSON.stringify(body) };
    return (await fetch(url, sent)).json();
  };
  const products = await post(endpoint, { query: FIRST_VARIANT });
  const variantId = products.data.products.nodes[0].variants.nodes[0].id;
  const lineItems = [{ variantId, quantity: 1, sellingPlanId: null }];
  const checkout = `${shopUrl}/api/shopify/checkout`;
  const created = await post(`${checkout}/create/`, { lineItems, locale: LOCALE });
  const id: string = created.data.id;
  return {
    toShop: {
      url: `${checkout}/request/`,
      headers: BROWSER_HEADERS,
      body: JSON.stringify({ id, locale: LOCALE }),
    },
    toPlatform: await sentFor(id, endpoint),
  };
}

async function sentFor(id: string, endpoint: string): Promise<RecordedRequest> {
  let sent: RecordedRequest | null = null;
  const client = createStorefrontClient({
    endpoint,
    publicToken: `lokke-public-${LOCALE}`,
    timeoutInMs: 5_000,
    fetch: (input, init) => {
      const headers = Object.fromEntries(new Headers(init?.headers));
      sent = { url: endpoint, headers, body: String(init?.body) };
      return fetch(input, init);
    },
  });
  const result = await cart(client, { id, country: 'NL', language: 'NL' });
  if (!result.ok || result.value === null || sent === null) {
    throw new Error('The platform does not know the cart.');
  }
  return sent;
}
