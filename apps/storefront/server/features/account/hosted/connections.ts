import type { ShopKey } from '@lokke/domain/markets';
import { type Result, succeed } from '@lokke/http-client';
import { createProvider, discover, type ProviderFailure } from '@lokke/shopify-customer-account';
import {
  type Config,
  customerAccountEndpoint,
  customerAccountVersion,
} from '../../../config/index.ts';
import type { Connection } from './hosted-context.ts';

export interface ConnectionsOptions {
  readonly config: Pick<Config, 'shops' | 'upstreamTimeoutInMs' | 'publicOrigin'>;
  readonly fetch: typeof fetch;
  readonly now: () => number;
}

type Connected = Promise<Result<Connection, ProviderFailure>>;

const FRESH_FOR_IN_MS = 3_600_000;
const ASKED_AGAIN_AFTER_IN_MS = 60_000;

/** Discovers each shop's provider on first use and every hour; a known one outlives a failing discovery. */
export function createConnections(options: ConnectionsOptions): (shop: ShopKey) => Connected {
  const known = new Map<ShopKey, { readonly made: Connected; readonly endsAtInMs: number }>();
  return (shop) => {
    const before = known.get(shop);
    const { now } = options;
    if (before !== undefined && before.endsAtInMs > now()) return before.made;
    const made = connect(options, shop).then(async (connected) => {
      if (connected.ok) return connected;
      known.delete(shop);
      if (before === undefined) return connected;
      known.set(shop, { made: before.made, endsAtInMs: now() + ASKED_AGAIN_AFTER_IN_MS });
      return before.made;
    });
    known.set(shop, { made, endsAtInMs: now() + FRESH_FOR_IN_MS });
    return made;
  };
}

async function connect({ config, fetch, now }: ConnectionsOptions, shop: ShopKey): Connected {
  const { baseUrl, apiVersion, customerClientId, customerClientSecret } = config.shops[shop];
  const timeoutInMs = config.upstreamTimeoutInMs;
  const discovery = await discover(baseUrl, { fetch, timeoutInMs });
  if (!discovery.ok) return discovery;
  return succeed({
    provider: createProvider({
      discovery: discovery.value,
      clientId: customerClientId ?? '',
      clientSecret: customerClientSecret,
      origin: config.publicOrigin,
      fetch,
      timeoutInMs,
      now,
    }),
    graphqlApi: customerAccountEndpoint(
      discovery.value.graphqlApi,
      customerAccountVersion(apiVersion),
    ),
  });
}
