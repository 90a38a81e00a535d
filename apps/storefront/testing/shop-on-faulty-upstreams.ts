import { createUpstreamFetch } from '@lokke/http-client/node';
import {
  createPlatform,
  type Platform,
  saveCatalogue,
  seedDemoContent,
  seedDemoSalons,
} from '@lokke/platform';
import type { ServerBuild } from 'react-router';
import { createStorefront, type Storefront } from '../server/compose.ts';
import { readConfig } from '../server/config/index.ts';
import { NO_FILES } from '../server/pages/index.ts';
import { type FaultyLine, openFaultyLine } from './faulty-upstream.ts';
import { FULL_SHOP } from './full-shop.ts';

export const UPSTREAMS = ['storefront', 'admin', 'content', 'salons'] as const;
export type Upstream = (typeof UPSTREAMS)[number];

export interface ShopOnFaultyLines extends AsyncDisposable {
  readonly lines: Readonly<Record<Upstream, FaultyLine>>;
  /** A product variant in stock. */
  readonly variantOf: (shop: 'nl' | 'fr') => Promise<string>;
  /** Starts a server with empty caches. */
  readonly openServer: () => Storefront;
}

/** Generous, as a busy machine is slow without being broken. */
const TIMEOUT_IN_MS = '30000';
/** Short, for faults that hang. */
const SHORT_PATIENCE_IN_MS = 200;
/** Production's rules, with shorter times. */
const QUICK_BREAKER = { maxFailures: 10, firstOpenInMs: 100, maxOpenInMs: 400 };
const QUICK = { cost: 16, blockSize: 1, parallelization: 1 };

/** The storefront over real connections; the Dutch shop's two APIs, content and salons each have a faulty proxy. */
export async function openShopOnFaultyLines(build: ServerBuild): Promise<ShopOnFaultyLines> {
  const platform = createPlatform({ dataFile: ':memory:', passwordCost: QUICK });
  for (const shop of ['nl', 'fr'] as const) await saveCatalogue(platform.context, shop, FULL_SHOP);
  await seedDemoContent(platform.context);
  await seedDemoSalons(platform.context);
  const line = () => openFaultyLine(platform.fetch);
  const lines = {
    storefront: await line(),
    admin: await line(),
    content: await line(),
    salons: await line(),
  };
  const others = await line();
  const read = readConfig(
    {
      PUBLIC_ORIGIN: 'http://lokke.test',
      PLATFORM_ORIGIN: others.origin,
      CONTENTFUL_URL: `${lines.content.origin}/contentful`,
      FIRESTORE_URL: `${lines.salons.origin}/firestore`,
      UPSTREAM_TIMEOUT_MS: TIMEOUT_IN_MS,
      CONTENTFUL_TIMEOUT_MS: TIMEOUT_IN_MS,
      FIRESTORE_TIMEOUT_MS: TIMEOUT_IN_MS,
      PAGE_FRESH_MS: '0',
      CATALOGUE_FRESH_MS: '0',
      CONTENTFUL_FRESH_MS: '0',
      SALONS_FRESH_MS: '0',
    },
    platform.secrets,
  );
  const { nl } = read.shops;
  const at = (origin: string, address: string) => origin + new URL(address).pathname;
  const config = {
    ...read,
    salons: { ...read.salons, token: platform.secrets.salonToken },
    shops: {
      ...read.shops,
      nl: {
        ...nl,
        endpoint: at(lines.storefront.origin, nl.endpoint),
        adminEndpoint: at(lines.admin.origin, nl.adminEndpoint),
      },
    },
  };
  const all = [...Object.values(lines), others];
  const lineOf = (address: string) =>
    all.find(({ origin }) => address.includes(new URL(origin).hostname));
  /** Starts a server with its own connections and short timeouts for hanging services. */
  const openFetch = (): typeof fetch => {
    const found = new Set<FaultyLine>();
    const send = createUpstreamFetch({
      freshInMs: 0,
      resolve: async (name) => {
        const line = lineOf(name);
        if (line === undefined) return [];
        const addresses = await line.resolve();
        found.add(line);
        return addresses;
      },
    });
    return (input, init = {}) => {
      const line = lineOf(String(input));
      const fault = line?.fault() ?? null;
      const isLost = fault === 'nameless' && line !== undefined && !found.has(line);
      if (fault !== 'hanging' && fault !== 'stalling' && !isLost) return send(input, init);
      const limits = [
        AbortSignal.timeout(SHORT_PATIENCE_IN_MS),
        ...(init.signal ? [init.signal] : []),
      ];
      return send(input, { ...init, signal: AbortSignal.any(limits) });
    };
  };
  return {
    lines,
    variantOf: (shop) => firstVariant(platform, shop),
    openServer: () =>
      createStorefront({
        build,
        config,
        fetch: openFetch(),
        breakerRules: QUICK_BREAKER,
        sessionSecrets: ['the secret of a shop on faulty lines'],
        files: NO_FILES,
        log: () => undefined,
      }),
    [Symbol.asyncDispose]: async () => {
      for (const one of all) await one[Symbol.asyncDispose]();
      platform.close();
    },
  };
}

async function firstVariant(platform: Platform, shop: 'nl' | 'fr'): Promise<string> {
  const query = '{ products(first: 1) { nodes { variants(first: 1) { nodes { id } } } } }';
  const response = await platform.fetch(`http://localhost:4010/${shop}/api/2025-04/graphql.json`, {
    method: 'POST',
    body: JSON.stringify({ query }),
  });
  const [id] = /gid:[^"]+/.exec(await response.text()) ?? [];
  return id ?? `no variant in ${shop}`;
}
