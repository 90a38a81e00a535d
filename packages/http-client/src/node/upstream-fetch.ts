import { ADDRCONFIG } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { Agent } from 'undici';
import { directFetch } from './direct-fetch.ts';
import { type DnsCacheOptions, dnsCache } from './dns-cache.ts';

const resolveName: DnsCacheOptions['resolve'] = (name) =>
  lookup(name, { all: true, hints: ADDRCONFIG });

/**
 * Creates the `fetch` for calls of services: with a connection pool and a DNS cache of its own. Node's fetch takes an
 * agent of its own generation of undici only: 7 in Node 24.
 */
export function createUpstreamFetch({
  resolve = resolveName,
  now = () => performance.now(),
  ...rest
}: Partial<DnsCacheOptions> = {}): typeof globalThis.fetch {
  const dispatcher = new Agent({ connect: { lookup: dnsCache({ resolve, now, ...rest }) } });
  return directFetch({
    dispatcher,
    fetch: (input, init) => {
      const options: RequestInit & { readonly dispatcher: Agent } = { ...init, dispatcher };
      return fetch(input, options);
    },
  });
}
