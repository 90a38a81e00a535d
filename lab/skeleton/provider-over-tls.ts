import { Agent, fetch as fetchBy } from 'undici';
import type { OpenPlatform } from './open-platform.ts';

export interface ProviderOverTls {
  /** Runs work while the one address that Hydrogen knows the provider by leads to this platform. */
  readonly withProvider: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** Opens an address as a browser that keeps cookies; returns the address that it is led to. */
  readonly browse: (url: string, form?: Readonly<Record<string, string>>) => Promise<URL>;
}

/** Makes the platform appear as Hydrogen knows Shopify: https://shopify.com. */
export function providerOverTls({
  tlsPort,
  certificate,
}: Pick<OpenPlatform, 'tlsPort' | 'certificate'>): ProviderOverTls {
  const dispatcher = new Agent({ connect: { ca: certificate.cert } });
  const overTls = (url: string) =>
    url.replace(/^https:\/\/shopify\.com|^http:\/\/localhost:\d+/, `https://localhost:${tlsPort}`);
  const cookies = new Map<string, string>();

  async function ask(request: Request): Promise<Response> {
    const body = request.body === null ? null : await request.text();
    const response = await fetchBy(overTls(request.url), {
      method: request.method,
      headers: Object.fromEntries(request.headers),
      redirect: 'manual',
      dispatcher,
      ...(body !== null && { body }),
    });
    return new Response(await response.text(), {
      status: response.status,
      headers: Object.fromEntries(response.headers),
    });
  }

  async function withProvider<Value>(work: () => Promise<Value>): Promise<Value> {
    const {
      fetch: before,
      console: { warn },
    } = globalThis;
    const underWay = new Set<Promise<Response>>();
    globalThis.fetch = (input, init) => {
      const asked = ask(new Request(input, init)).finally(() => underWay.delete(asked));
      underWay.add(asked);
      return asked;
    };
    // Hydrogen warns of a missing development server.
    console.warn = () => undefined;
    try {
      return await work();
    } finally {
      // A redirect is answered before the loaders beside it are done.
      while (underWay.size > 0) await Promise.allSettled(underWay);
      globalThis.fetch = before;
      console.warn = warn;
    }
  }

  async function browse(url: string, form?: Readonly<Record<string, string>>): Promise<URL> {
    const response = await fetchBy(overTls(url), {
      redirect: 'manual',
      dispatcher,
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form !== undefined && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
      cookies.set(name, value);
    }
    return new URL(response.headers.get('location') ?? url, url);
  }

  return { withProvider, browse };
}
