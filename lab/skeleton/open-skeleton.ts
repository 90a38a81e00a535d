/** Of the skeleton's storefront; only the platform sees it. */
export const SKELETON = 'https://hydrogen.example';

export interface SkeletonSettings {
  readonly clientId: string;
  /** Where its Storefront API is, without the scheme. */
  readonly storeDomain: string;
}

interface Answer {
  readonly status: number;
  readonly location: string;
  readonly text: string;
}

export interface Skeleton {
  /** One request of a browser that keeps cookies and follows nothing. */
  readonly ask: (path: string, method?: 'GET' | 'POST') => Promise<Answer>;
}

type Serve = (request: Request, environment: object, execution: object) => Promise<Response>;

/** The built server, as Oxygen runs it. */
export async function openSkeleton(
  file: string,
  { clientId, storeDomain }: SkeletonSettings,
): Promise<Skeleton> {
  // Oxygen has this global; a cache that forgets is one.
  const cache = { match: async () => undefined, put: async () => {}, delete: async () => false };
  Reflect.set(globalThis, 'caches', { open: async () => cache });
  // biome-ignore lint/plugin: built from a package when the lab runs
  const { default: server }: { readonly default: { readonly fetch: Serve } } = await import(file);
  const environment = {
    SESSION_SECRET: 'of-the-skeleton',
    PUBLIC_STOREFRONT_API_TOKEN: 'lokke-public-nl',
    PRIVATE_STOREFRONT_API_TOKEN: 'lokke-public-nl',
    PUBLIC_STORE_DOMAIN: storeDomain,
    PUBLIC_CHECKOUT_DOMAIN: storeDomain,
    PUBLIC_STOREFRONT_ID: '1',
    PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: clientId,
    SHOP_ID: '1',
  };
  const cookies = new Map<string, string>();
  return {
    async ask(path, method = 'GET') {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const request = new Request(`${SKELETON}${path}`, {
        method,
        headers: { cookie, origin: SKELETON },
        ...(method === 'POST' && { body: new URLSearchParams() }),
      });
      const response = await server.fetch(request, environment, { waitUntil: () => undefined });
      for (const line of response.headers.getSetCookie()) {
        const [name = '', value = ''] = line.split(';')[0]?.split(/=(.*)/s) ?? [];
        cookies.set(name, value);
      }
      const location = response.headers.get('location') ?? '';
      return { status: response.status, location, text: await response.text() };
    },
  };
}
