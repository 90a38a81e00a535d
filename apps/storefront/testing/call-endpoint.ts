import { type Checkout, checkoutSchema } from '@lokke/contract/checkout';
import { Hono } from 'hono';
import * as v from 'valibot';
import { createApi } from '../server/api/index.ts';
import type { LogEntry } from '../server/telemetry/log.ts';
import type { EmbeddedShops } from './embedded-shops.ts';

export type CheckoutCallName =
  | 'create'
  | 'request'
  | 'add-items'
  | 'replace-items'
  | 'remove-items'
  | 'discount-codes';

export interface Endpoint {
  readonly api: Hono;
  readonly logged: readonly LogEntry[];
  /** Posts a body as our own pages do. */
  readonly post: (name: CheckoutCallName, body: unknown) => Promise<Response>;
  /** Posts a body and expects a cart in return. */
  readonly checkout: (name: CheckoutCallName, body: object) => Promise<Checkout>;
}

const replySchema = v.object({ data: checkoutSchema });

export function addressOf(name: CheckoutCallName): string {
  return `http://lokke.test/api/shopify/checkout/${name}/`;
}

export function openEndpoint({
  shops,
  salons,
  accounts,
}: Pick<EmbeddedShops, 'shops' | 'salons' | 'accounts'>): Endpoint {
  const logged: LogEntry[] = [];
  let requests = 0;
  const { fetch } = createApi({
    shops,
    salons,
    accounts,
    log: (entry) => logged.push(entry),
    now: () => 0,
    newRequestId: () => {
      requests += 1;
      return `request-${requests}`;
    },
  });
  const api = new Hono().all('*', ({ req, env }) => fetch(req.raw, env));
  const post = async (name: CheckoutCallName, body: unknown) =>
    api.request(addressOf(name), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(body),
    });
  return {
    api,
    logged,
    post,
    checkout: async (name, body) => {
      const response = await post(name, { locale: 'nl', ...body });
      const reply: unknown = await response.json();
      if (response.status !== 200) throw new Error(`${name}: ${JSON.stringify(reply)}`);
      return v.parse(replySchema, reply).data;
    },
  };
}
