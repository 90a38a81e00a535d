import type { FactSetting } from '@lokke/brand';
import type { Consent } from '@lokke/domain/consent';
import type { Market, ShopKey } from '@lokke/domain/markets';
import { createStorefrontClient, type StorefrontClient } from '@lokke/shopify-storefront';
import type { Config } from '../../config/index.ts';
import type { Log } from '../../telemetry/index.ts';

interface ShopClientsOptions {
  readonly config: Pick<Config, 'shops' | 'upstreamTimeoutInMs'>;
  readonly fetch: typeof fetch;
  /** Waits between two attempts at a shop. */
  readonly wait?: (delayInMs: number) => Promise<void>;
  /** Called once per API version that responds for a shop. */
  readonly onServedVersion?: (shop: ShopKey, version: string) => void;
}

/** Creates one client per shop on first use. */
export function shopClients({
  config,
  fetch,
  wait,
  onServedVersion = () => undefined,
}: ShopClientsOptions): (shop: ShopKey) => StorefrontClient {
  const clients = new Map<ShopKey, StorefrontClient>();
  return (shop) => {
    const known = clients.get(shop);
    if (known !== undefined) return known;
    const { endpoint, publicToken, privateToken } = config.shops[shop];
    // Requests with the private token may carry the buyer's IP.
    const token = privateToken === null ? { publicToken } : { privateToken };
    const timeoutInMs = config.upstreamTimeoutInMs;
    const served = new Set<string>();
    const client = createStorefrontClient({
      endpoint,
      ...token,
      fetch,
      timeoutInMs,
      ...(wait && { wait }),
      onServedVersion: (version) => {
        if (served.has(version)) return;
        served.add(version);
        onServedVersion(shop, version);
      },
    });
    clients.set(shop, client);
    return client;
  };
}

/** Sends the buyer's IP: the shop's rate limits go by IP, and all buyers would share the server's. */
export function withBuyerIp(client: StorefrontClient, buyerIp: string | null): StorefrontClient {
  if (buyerIp === null) return client;
  return {
    ...client,
    request: (document, variables, options) =>
      client.request(document, variables, { ...options, buyerIp }),
  };
}

/** Facts about the visitor of a request that a shop is told. */
export interface Buyer {
  readonly ip: string | null;
  readonly consent: Consent | null;
  /** Asks whether they may buy what only salons can; nobody else may. */
  readonly isProfessional?: () => Promise<boolean>;
  /** Ways of experiments that the buyer was assigned; null without any, left out where nobody asked. */
  readonly ways?: string | null;
}

/** Dependencies of requests to a market's shop. */
export interface ShopContext {
  readonly client: StorefrontClient;
  readonly market: Market;
  readonly log: Log;
  /** Tells whether customers manage subscriptions in their accounts: elsewhere none is offered. */
  readonly sellsPlans: boolean;
  /** Facts that its products are told by. */
  readonly facts: readonly FactSetting[];
  /** Namespace of its own metafields. */
  readonly namespace: string;
  /** Shares equal products between lists (see features/catalogue/intern-products.ts). */
  readonly intern: <Value extends object>(key: string, value: Value) => Value;
}

/** Variables of the `@inContext` directive: the market's country and language. */
export function inContext({ market }: Pick<ShopContext, 'market'>): {
  readonly country: Market['countryCode'];
  readonly language: Market['languageCode'];
} {
  return { country: market.countryCode, language: market.languageCode };
}
