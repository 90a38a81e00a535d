import type { Accounts } from '@lokke/contract/ports';
import { type Locale, marketOf } from '@lokke/domain/markets';
import {
  type CatalogueDrafts,
  createPlatform,
  type Platform,
  type ShopKey,
  saveCatalogue,
} from '@lokke/platform';
import { readConfig } from '../server/config/index.ts';
import { type AccountContexts, createAccountContexts } from '../server/features/account/index.ts';
import { type SiteService, withoutSite } from '../server/features/content/index.ts';
import {
  createRestocks,
  openEmailMarketing,
  type Restocks,
} from '../server/features/forms/index.ts';
import { createSalons, type Salons, salonRules } from '../server/features/salons/index.ts';
import { createShops, type Shops } from '../server/features/shops/index.ts';
import type { SharedState } from '../server/shared-state/index.ts';
import type { LogEntry } from '../server/telemetry/log.ts';
import { SMALL_SHOP } from './drafts.ts';

/** Real hashing at minimal cost. */
const QUICK = { cost: 16, blockSize: 1, parallelization: 1 };
const OPENED_AT_IN_MS = Date.parse('2026-11-20T12:00:00Z');

export const SESSION_SECRET = 'the secret of a shop that lives in memory';

export interface EmbeddedShops extends Disposable {
  readonly shops: Shops;
  readonly salons: Salons;
  readonly contentOf: SiteService['siteContentOf'];
  readonly accounts: AccountContexts;
  /** Accounts of another server, which shares this state and the session's secret. */
  readonly accountsSharing: (state: Pick<SharedState, 'exchanges'>) => AccountContexts;
  readonly restocks: Restocks;
  /** Account service for a request from a page of the locale. */
  readonly accountsOf: (request: Request, locale: Locale) => Accounts;
  readonly platform: Platform;
  readonly logged: readonly LogEntry[];
  /** Number of platform requests. */
  readonly requestCount: () => number;
  readonly save: (shop: ShopKey, drafts: CatalogueDrafts) => Promise<void>;
  /** Overrides the platform's response from now on. */
  readonly respondWith: (response: typeof fetch) => void;
  /** Answers from now on what is asked by such an address or body; the platform answers all else. */
  readonly answerTo: (asked: RegExp, answer: () => Response | Promise<Response>) => void;
  /** Modifies the platform's responses from now on. */
  readonly alterReplies: (alter: (text: string) => string) => void;
}

export interface EmbeddedShopsOptions {
  readonly shops?: readonly ShopKey[];
  readonly drafts?: CatalogueDrafts;
  /** Milliseconds since the shops were opened. */
  readonly now?: () => number;
  readonly environment?: Readonly<Record<string, string>>;
  /** Content beside the products. */
  readonly site?: SiteService;
}

/** The storefront's shops on an in-memory platform, without ports or files. */
export async function openEmbeddedShops({
  shops: filled = ['nl'],
  drafts = SMALL_SHOP,
  now = () => 0,
  environment = {},
  site = withoutSite,
}: EmbeddedShopsOptions = {}): Promise<EmbeddedShops> {
  const clock = () => new Date(OPENED_AT_IN_MS + now());
  const platform = createPlatform({
    dataFile: ':memory:',
    now: clock,
    passwordCost: QUICK,
  });
  const save = async (shop: ShopKey, saved: CatalogueDrafts) => {
    await saveCatalogue(platform.context, shop, saved);
  };
  for (const shop of filled) await save(shop, drafts);
  const logged: LogEntry[] = [];
  let requests = 0;
  const send: typeof fetch = platform.fetch;
  let response = send;
  const config = readConfig(environment, platform.secrets);
  const sources = {
    config,
    fetch: (input: Parameters<typeof fetch>[0], init?: RequestInit) => {
      requests += 1;
      return response(input, init);
    },
    log: (entry: LogEntry) => logged.push(entry),
    now,
    // Retries do not wait.
    wait: async () => undefined,
  };
  const accountsSharing = ({ exchanges }: Partial<Pick<SharedState, 'exchanges'>>) =>
    createAccountContexts({
      ...sources,
      ...(exchanges && { exchanges }),
      marketingOf: openEmailMarketing(sources),
      now: () => clock().getTime(),
      sessionSecrets: [SESSION_SECRET],
    });
  const accounts = accountsSharing({});
  const shops = createShops({ ...sources, site });
  return {
    shops,
    salons: createSalons({ ...sources, ...salonRules(config), hasPeople: true }),
    contentOf: site.siteContentOf,
    accounts,
    accountsSharing,
    restocks: createRestocks({
      ...sources,
      ...shops,
      now: () => clock().getTime(),
      sessionSecrets: [SESSION_SECRET],
    }),
    accountsOf: (request, locale) =>
      accounts.open({ request, market: marketOf(locale), peerIp: null }).accounts,
    platform,
    logged,
    requestCount: () => requests,
    save,
    respondWith: (next) => {
      response = next;
    },
    answerTo: (asked, answer) => {
      response = async (input, init) =>
        asked.test(`${String(input)} ${String(init?.body)}`) ? answer() : send(input, init);
    },
    alterReplies: (alter) => {
      response = async (input, init) => new Response(alter(await (await send(input, init)).text()));
    },
    [Symbol.dispose]: () => platform.close(),
  };
}
