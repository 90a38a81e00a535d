import { cart, createStorefrontClient } from '@lokke/shopify-storefront';
import type { ShopProcess } from '@lokke/stack';
import type { Question } from '../load/ask-once.ts';

const LOCALE = 'nl';
const API_VERSION = '2024-01';
const FIRST_VARIANT =
  '{ products(first: 1, query: "available_for_sale:true") { nodes { variants(first: 1) { nodes { id } } } } }';
const JSON_BODY = { 'content-type': 'application/json' };
/** As browsers ask. */
const AS_BROWSERS = { ...JSON_BODY, 'accept-encoding': 'gzip, deflate, br' };

export interface OpenedCart {
  readonly toShop: Question;
  /** The very request that the shop sends on. */
  readonly toPlatform: Question;
}

/** A cart with one line, and two ways to ask for it. */
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
      headers: AS_BROWSERS,
      body: JSON.stringify({ id, locale: LOCALE }),
    },
    toPlatform: await sentFor(id, endpoint),
  };
}

async function sentFor(id: string, endpoint: string): Promise<Question> {
  let sent: Question | null = null;
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
  const asked = await cart(client, { id, country: 'NL', language: 'NL' });
  if (!asked.ok || asked.value === null || sent === null) {
    throw new Error('The platform does not know the cart.');
  }
  return sent;
}
