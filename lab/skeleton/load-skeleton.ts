import type { PlatformContext } from '@lokke/platform';

export interface SkeletonSettings {
  /** Shop on the platform. */
  readonly shop: Pick<PlatformContext['shops']['nl'], 'publicToken' | 'privateToken'>;
  readonly clientId: string;
  /** Address of its Storefront API, without the scheme where that is https. */
  readonly storeDomain: string;
}

/** Oxygen sends a body on while it comes; Node wants to be told. */
const AS_IT_COMES = { duplex: 'half' } as const;

type Serve = (request: Request, environment: object, execution: object) => Promise<Response>;

/** Loads the built server as Oxygen does. */
export async function loadSkeleton(
  file: string,
  { shop, clientId, storeDomain }: SkeletonSettings,
): Promise<(request: Request) => Promise<Response>> {
  // Oxygen has this global; a cache that forgets is one.
  const cache = { match: async () => undefined, put: async () => {}, delete: async () => false };
  Reflect.set(globalThis, 'caches', { open: async () => cache });
  const { fetch: ask } = globalThis;
  globalThis.fetch = (input, init) => ask(input, { ...init, ...AS_IT_COMES });
  // biome-ignore lint/plugin: built from a package when the lab runs
  const { default: server }: { readonly default: { readonly fetch: Serve } } = await import(file);
  const environment = {
    SESSION_SECRET: 'of-the-skeleton',
    PUBLIC_STOREFRONT_API_TOKEN: shop.publicToken,
    PRIVATE_STOREFRONT_API_TOKEN: shop.privateToken,
    PUBLIC_STORE_DOMAIN: storeDomain,
    PUBLIC_CHECKOUT_DOMAIN: storeDomain,
    PUBLIC_STOREFRONT_ID: '1',
    PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: clientId,
    SHOP_ID: '1',
  };
  return (request) => server.fetch(request, environment, { waitUntil: () => undefined });
}
