import { cart, createStorefrontClient } from '@lokke/shopify-storefront';
import type { ShopProcess } from '@lokke/stack';

const LOCALE = 'nl';
const API_VERSION = '2024-01';
const FIRST_VARIANT =
  '{ products(first: 1, query: "available_for_sale:true") { nodes { variants(first: 1) { nodes { id } } } } }';

export interface OpenedCart {
  readonly askShop: () => Promise<Response>;
  /** The very request that the shop sends on, from here. */
  readonly askPlatform: () => Promise<Response>;
}

/** A cart with one line, and two ways to ask for it. */
export async function openCart({ shopUrl, platformUrl }: ShopProcess): Promise<OpenedCart> {
  const endpoint = `${platformUrl}/${LOCALE}/api/${API_VERSION}/graphql.json`;
  const headers = { 'content-type': 'application/json' };
  const post = (url: string, body: object) =>
    fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const products = await (await post(endpoint, { query: FIRST_VARIANT })).json();
  const variantId = products.data.products.nodes[0].variants.nodes[0].id;
  const lineItems = [{ variantId, quantity: 1, sellingPlanId: null }];
  const created = await post(`${shopUrl}/api/shopify/checkout/create/`, {
    lineItems,
    locale: LOCALE,
  });
  const id: string = (await created.json()).data.id;
  const sent = await sentFor(id, endpoint);
  return {
    askShop: () => post(`${shopUrl}/api/shopify/checkout/request/`, { id, locale: LOCALE }),
    askPlatform: () => fetch(endpoint, sent),
  };
}

async function sentFor(id: string, endpoint: string): Promise<RequestInit> {
  let sent: RequestInit = {};
  const client = createStorefrontClient({
    endpoint,
    publicToken: `lokke-public-${LOCALE}`,
    timeoutInMs: 5_000,
    fetch: (input, init = {}) => {
      const { signal: _signal, ...rest } = init;
      sent = rest;
      return fetch(input, init);
    },
  });
  const asked = await cart(client, { id, country: 'NL', language: 'NL' });
  if (!asked.ok || asked.value === null) throw new Error('The platform does not know the cart.');
  return sent;
}
