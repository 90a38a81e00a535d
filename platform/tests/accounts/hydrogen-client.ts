import { createCustomerAccountClient, type HydrogenSession } from '@shopify/hydrogen';

/** Keeps a session as a cookie does: as text. */
export function sessionInMemory(): HydrogenSession {
  const kept = new Map<string, string>();
  return {
    get: (key) => JSON.parse(kept.get(key) ?? 'null'),
    set: (key, value) => void kept.set(key, JSON.stringify(value)),
    unset: (key) => void kept.delete(key),
    commit: async () => '',
    destroy: async () => {
      kept.clear();
      return 'session=';
    },
  };
}

export interface HydrogenShop {
  /** Origin of the storefront that Hydrogen's skeleton would be. */
  readonly origin: string;
  readonly session: HydrogenSession;
  readonly clientId: string;
}

/** The client that Hydrogen's skeleton makes for each request; it asks `https://shopify.com` by the global fetch. */
export function hydrogenAt({ origin, session, clientId }: HydrogenShop, path: string) {
  return createCustomerAccountClient({
    session,
    customerAccountId: clientId,
    shopId: '1',
    request: new Request(`${origin}${path}`),
    useCustomAuthDomain: true,
    logErrors: false,
  });
}
