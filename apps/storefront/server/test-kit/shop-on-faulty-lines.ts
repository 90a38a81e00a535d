import {
  createPlatform,
  type Platform,
  saveCatalogue,
  seedDemoContent,
  seedDemoSalons,
} from '@lokke/platform';
import type { ServerBuild } from 'react-router';
import { readConfig } from '../config/index.ts';
import { createStorefront, type Storefront } from '../storefront.ts';
import { type FaultyLine, openFaultyLine } from './faulty-line.ts';
import { FULL_SHOP } from './full-shop.ts';

export const UPSTREAMS = ['storefront', 'admin', 'content', 'salons'] as const;
export type Upstream = (typeof UPSTREAMS)[number];

export interface ShopOnFaultyLines extends AsyncDisposable {
  readonly lines: Readonly<Record<Upstream, FaultyLine>>;
  /** Something to buy there. */
  readonly variantOf: (shop: 'nl' | 'fr') => Promise<string>;
  /** A server that knows nothing yet. */
  readonly openServer: () => Storefront;
}

/** A busy machine answers late, and is not broken for that. */
const PATIENCE_IN_MS = '30000';
/** With a line that hangs nobody has to wait for longer. */
const SHORT_PATIENCE_IN_MS = 200;
const QUICK = { cost: 16, blockSize: 1, parallelization: 1 };

/** The whole storefront over real connections: the Dutch shop's two APIs, content and salons each behind a line of its own. */
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
  const read = readConfig({
    PUBLIC_ORIGIN: 'http://lokke.test',
    PLATFORM_ORIGIN: others.origin,
    CONTENTFUL_URL: `${lines.content.origin}/contentful`,
    FIRESTORE_URL: `${lines.salons.origin}/firestore`,
    UPSTREAM_TIMEOUT_MS: PATIENCE_IN_MS,
    CONTENTFUL_TIMEOUT_MS: PATIENCE_IN_MS,
    FIRESTORE_TIMEOUT_MS: PATIENCE_IN_MS,
    PAGE_FRESH_MS: '0',
    CATALOGUE_FRESH_MS: '0',
    CONTENTFUL_FRESH_MS: '0',
    SALONS_FRESH_MS: '0',
  });
  const { nl } = read.shops;
  const at = (origin: string, address: string) => origin + new URL(address).pathname;
  const config = {
    ...read,
    shops: {
      ...read.shops,
      nl: {
        ...nl,
        endpoint: at(lines.storefront.origin, nl.endpoint),
        adminEndpoint: at(lines.admin.origin, nl.adminEndpoint),
      },
    },
  };
  const impatient: typeof fetch = (input, init = {}) => {
    const line = Object.values(lines).find(({ origin }) => String(input).startsWith(origin));
    const fault = line?.fault();
    if (fault !== 'hanging' && fault !== 'stalling') return fetch(input, init);
    const limits = [
      AbortSignal.timeout(SHORT_PATIENCE_IN_MS),
      ...(init.signal ? [init.signal] : []),
    ];
    return fetch(input, { ...init, signal: AbortSignal.any(limits) });
  };
  return {
    lines,
    variantOf: (shop) => firstVariant(platform, shop),
    openServer: () =>
      createStorefront({
        build,
        config,
        fetch: impatient,
        sessionSecrets: ['the secret of a shop on faulty lines'],
        languageFiles: new Map(),
        log: () => undefined,
      }),
    [Symbol.asyncDispose]: async () => {
      for (const one of [...Object.values(lines), others]) await one[Symbol.asyncDispose]();
      platform.close();
    },
  };
}

async function firstVariant(platform: Platform, shop: 'nl' | 'fr'): Promise<string> {
  const query = '{ products(first: 1) { nodes { variants(first: 1) { nodes { id } } } } }';
  const response = await platform.fetch(
    new Request(`http://localhost:4010/${shop}/api/2025-04/graphql.json`, {
      method: 'POST',
      body: JSON.stringify({ query }),
    }),
  );
  const [id] = /gid:[^"]+/.exec(await response.text()) ?? [];
  return id ?? `no variant in ${shop}`;
}
