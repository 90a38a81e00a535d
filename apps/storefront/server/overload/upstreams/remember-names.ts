import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';

export interface NameOptions {
  /** Asks the name server, however long that takes. */
  readonly resolve: (name: string) => Promise<readonly LookupAddress[]>;
  readonly now: () => number;
  readonly freshInMs?: number;
}

interface Known {
  readonly addresses: readonly LookupAddress[];
  readonly atInMs: number;
}

const FRESH_IN_MS = 30_000;
/** Hosted services move seldom; an address that no longer answers is asked for again. */
const USABLE_IN_MS = 3_600_000;

/**
 * Where services are found. Node has two or so threads for all names together, so a name whose server hangs would keep
 * every other service waiting: each name is asked for once at a time, and while that lasts, the last answer serves.
 */
export function rememberNames({
  resolve,
  now,
  freshInMs = FRESH_IN_MS,
}: NameOptions): LookupFunction {
  const known = new Map<string, Known>();
  const asking = new Map<string, Promise<readonly LookupAddress[]>>();

  const ask = (name: string): Promise<readonly LookupAddress[]> => {
    const begun = asking.get(name);
    if (begun !== undefined) return begun;
    const answer = resolve(name)
      .then((addresses) => {
        if (addresses.length > 0) known.set(name, { addresses, atInMs: now() });
        return addresses;
      })
      .finally(() => asking.delete(name));
    asking.set(name, answer);
    return answer;
  };

  const addressesOf = async (name: string): Promise<readonly LookupAddress[]> => {
    const last = known.get(name);
    const ageInMs = last === undefined ? Number.POSITIVE_INFINITY : now() - last.atInMs;
    if (last === undefined || ageInMs >= USABLE_IN_MS) return ask(name);
    // What the name server says to this, or that it says nothing, is for those who come later.
    if (ageInMs >= freshInMs) void ask(name).catch(() => undefined);
    return last.addresses;
  };

  return (name, { all, family }, callback) => {
    const wanted =
      family === 4 || family === 'IPv4' ? 4 : family === 6 || family === 'IPv6' ? 6 : 0;
    addressesOf(name).then(
      (addresses) => {
        const fitting = addresses.filter((one) => wanted === 0 || one.family === wanted);
        const [first] = fitting;
        if (first === undefined) return callback(notFound(name), []);
        return all ? callback(null, fitting) : callback(null, first.address, first.family);
      },
      (error: unknown) => callback(error instanceof Error ? error : notFound(name), []),
    );
  };
}

function notFound(name: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND' });
}
