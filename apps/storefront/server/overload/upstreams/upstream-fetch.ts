import { ADDRCONFIG } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { Agent } from 'undici';
import { nearFetch } from './near-fetch.ts';
import { type NameOptions, rememberNames } from './remember-names.ts';

const askNameServer: NameOptions['resolve'] = (name) =>
  lookup(name, { all: true, hints: ADDRCONFIG });

/** `fetch` as the shop asks its services: over connections of their own, which find them by remembered names. */
export function createUpstreamFetch({
  resolve = askNameServer,
  now = () => performance.now(),
  ...rest
}: Partial<NameOptions> = {}): typeof globalThis.fetch {
  const dispatcher = new Agent({ connect: { lookup: rememberNames({ resolve, now, ...rest }) } });
  return nearFetch({
    dispatcher,
    fetch: (input, init) => {
      const options: RequestInit & { readonly dispatcher: Agent } = { ...init, dispatcher };
      return fetch(input, options);
    },
  });
}
