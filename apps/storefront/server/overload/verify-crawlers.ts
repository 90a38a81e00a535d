import { Resolver } from 'node:dns/promises';
import { keepNewest } from '../shared-state/in-process/index.ts';
import CRAWLERS from './crawlers.json' with { type: 'json' };

export interface Names {
  readonly namesOf: (address: string) => Promise<readonly string[]>;
  readonly addressesOf: (name: string) => Promise<readonly string[]>;
}

type Crawler = (typeof CRAWLERS)[number];

interface Known {
  readonly isGenuine: boolean;
  readonly untilInMs: number;
}

const MAX_KNOWN = 5_000;
/** Anybody can claim to be a crawler, so claims cost the name server little. */
const MAX_LOOKUPS_AT_ONCE = 4;
const GENUINE_FOR_IN_MS = 24 * 3_600_000;
const FALSE_FOR_IN_MS = 3_600_000;

/** Verifies who claims to be a crawler, as search engines ask for: the address has a name of theirs, which has the address. */
export function createCrawlerCheck(now: () => number, names: Names = systemNames()) {
  const known = new Map<string, Known>();
  const asking = new Set<string>();

  const verify = async (address: string, { hosts }: Crawler): Promise<void> => {
    asking.add(address);
    const isGenuine = await belongsTo(hosts, address, names).catch(() => false);
    asking.delete(address);
    const untilInMs = now() + (isGenuine ? GENUINE_FOR_IN_MS : FALSE_FOR_IN_MS);
    keepNewest(known, MAX_KNOWN, address, { isGenuine, untilInMs });
  };

  /** Names the crawler that asks once its address is verified, which no request waits for; else null. */
  return (userAgent: string, address: string): string | null => {
    const agent = userAgent.toLowerCase();
    const crawler = CRAWLERS.find(({ name }) => agent.includes(name));
    if (crawler === undefined) return null;
    const found = known.get(address);
    const isCurrent = found !== undefined && found.untilInMs > now();
    if (!isCurrent && !asking.has(address) && asking.size < MAX_LOOKUPS_AT_ONCE) {
      void verify(address, crawler);
    }
    return found?.isGenuine === true ? crawler.name : null;
  };
}

async function belongsTo(
  hosts: readonly string[],
  address: string,
  { namesOf, addressesOf }: Names,
): Promise<boolean> {
  const [name] = (await namesOf(address)).filter((one) => hosts.some((host) => one.endsWith(host)));
  return name !== undefined && (await addressesOf(name)).includes(address);
}

function systemNames(): Names {
  // Not the lookup of connections, whose few threads a slow name server would occupy.
  const resolver = new Resolver({ timeout: 2_000, tries: 1 });
  return {
    namesOf: (address) => resolver.reverse(address),
    addressesOf: async (name) => {
      const [four, six] = await Promise.allSettled([
        resolver.resolve4(name),
        resolver.resolve6(name),
      ]);
      return [four, six].flatMap((found) => (found.status === 'fulfilled' ? found.value : []));
    },
  };
}
