import { type Checkout, checkoutSchema } from '@lokke/contract/checkout';
import { Hono } from 'hono';
import * as v from 'valibot';
import { createApi } from '../server/api/index.ts';
import type { LogEntry } from '../server/telemetry/log.ts';
import type { AccountVisitor } from './account-visitor.ts';
import type { EmbeddedShops } from './embedded-shops.ts';
import { writeJson } from './requests.ts';

export interface Endpoint {
  readonly api: Hono;
  readonly logged: readonly LogEntry[];
  /** Posts a body as our own pages do, from this IP address. */
  readonly post: (name: string, body: unknown, address?: string) => Promise<Response>;
  /** Posts a body and expects a cart in return. */
  readonly checkout: (name: string, body: object, address?: string) => Promise<Checkout>;
}

/** The cart that a call replied with. */
export const cartIn = ({ reply }: { readonly reply: unknown }): Checkout =>
  v.parse(v.object({ data: checkoutSchema }), reply).data;

/** Creates a cart of one line in a visitor's browser; of one shampoo unless told. */
export async function createCart(
  visitor: Pick<AccountVisitor, 'post'>,
  line: object = {},
): Promise<Checkout> {
  const lineItems = [{ variantId: 'gid://shopify/ProductVariant/1', quantity: 1, ...line }];
  return cartIn(await visitor.post('../checkout/create', { lineItems }));
}

/** Lines of one unit of the first product, each for somebody else. */
export const linesFor = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    variantId: 'gid://shopify/ProductVariant/1',
    quantity: 1,
    attributes: [{ key: 'For', value: String(at) }],
  }));

function addressOf(name: string): string {
  return `http://lokke.test/api/shopify/checkout/${name}/`;
}

interface EndpointOptions {
  readonly newCartsPerHour?: number;
  readonly now?: () => number;
}

export function openEndpoint(
  {
    shops,
    salons,
    contentOf,
    accounts,
  }: Pick<EmbeddedShops, 'shops' | 'salons' | 'contentOf' | 'accounts'>,
  { now = () => 0, ...options }: EndpointOptions = {},
): Endpoint {
  const logged: LogEntry[] = [];
  const { fetch } = createApi({
    shops,
    salons,
    contentOf,
    accounts,
    log: (entry) => logged.push(entry),
    ...options,
    now,
  });
  const api = new Hono().all('*', ({ req, env }) => fetch(req.raw, env));
  const post: Endpoint['post'] = async (name, body, address = '203.0.113.7') =>
    api.request(addressOf(name), writeJson(body, { 'sec-fetch-site': 'same-origin' }), {
      incoming: { socket: { remoteAddress: address } },
    });
  return {
    api,
    logged,
    post,
    checkout: async (name, body, address) => {
      const response = await post(name, { locale: 'nl', ...body }, address);
      const reply: unknown = await response.json();
      if (response.status !== 200) throw new Error(`${name}: ${JSON.stringify(reply)}`);
      return cartIn({ reply });
    },
  };
}
