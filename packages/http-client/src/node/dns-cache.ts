import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';

export interface DnsCacheOptions {
  /** Queries the name server, without a timeout. */
  readonly resolve: (name: string) => Promise<readonly LookupAddress[]>;
  readonly now: () => number;
  readonly freshInMs?: number;
}

interface CachedAddresses {
  readonly addresses: readonly LookupAddress[];
  readonly atInMs: number;
}

const FRESH_IN_MS = 30_000;
/** Hosted services seldom change their addresses. */
const STALE_IN_MS = 3_600_000;

/**
 * Creates a DNS lookup with a stale-while-revalidate cache. Node resolves all names with a few threads, so a name server
 * that hangs for one service would block all others: each name is resolved once at a time, and stale addresses are
 * used meanwhile. undici's `interceptors.dns` drops an address before it resolves the name anew, and resolves a name
 * once for each waiting request.
 */
export function dnsCache({
  resolve,
  now,
  freshInMs = FRESH_IN_MS,
}: DnsCacheOptions): LookupFunction {
  const cache = new Map<string, CachedAddresses>();
  const inFlight = new Map<string, Promise<readonly LookupAddress[]>>();

  const refresh = (name: string): Promise<readonly LookupAddress[]> => {
    const begun = inFlight.get(name);
    if (begun !== undefined) return begun;
    const resolved = resolve(name)
      .then((addresses) => {
        if (addresses.length > 0) cache.set(name, { addresses, atInMs: now() });
        return addresses;
      })
      .finally(() => inFlight.delete(name));
    inFlight.set(name, resolved);
    return resolved;
  };

  const addressesOf = async (name: string): Promise<readonly LookupAddress[]> => {
    const last = cache.get(name);
    const ageInMs = last === undefined ? Number.POSITIVE_INFINITY : now() - last.atInMs;
    if (last === undefined || ageInMs >= STALE_IN_MS) return refresh(name);
    // A failed refresh is retried by the next lookup.
    if (ageInMs >= freshInMs) void refresh(name).catch(() => undefined);
    return last.addresses;
  };

  return (name, { all, family }, callback) => {
    const requestedFamily =
      family === 4 || family === 'IPv4' ? 4 : family === 6 || family === 'IPv6' ? 6 : 0;
    addressesOf(name).then(
      (addresses) => {
        const matching = addresses.filter(
          (one) => requestedFamily === 0 || one.family === requestedFamily,
        );
        const [first] = matching;
        if (first === undefined) return callback(notFound(name), []);
        return all ? callback(null, matching) : callback(null, first.address, first.family);
      },
      (error: unknown) => callback(error instanceof Error ? error : notFound(name), []),
    );
  };
}

function notFound(name: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND' });
}
