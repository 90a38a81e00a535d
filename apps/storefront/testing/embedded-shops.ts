import type { AccountService } from '@lokke/contract/ports';
import { type Locale, marketOf } from '@lokke/domain/markets';
import {
  type CatalogueDrafts,
  createPlatform,
  type Platform,
  type ShopKey,
  saveCatalogue,
} from '@lokke/platform';
import { readConfig } from '../server/config/index.ts';
import {
  type AccountContexts,
  accountService,
  createAccountContexts,
} from '../server/features/account/index.ts';
import { type SiteService, withoutSite } from '../server/features/content/index.ts';
import { createSalons, type Salons } from '../server/features/salons/index.ts';
import { createShops, type Shops } from '../server/features/services/index.ts';
import type { LogEntry } from '../server/telemetry/log.ts';
import { SMALL_SHOP } from './drafts.ts';

/** Real hashing, with nothing to wait for. */
const QUICK = { cost: 16, blockSize: 1, parallelization: 1 };
const OPENED_AT_IN_MS = Date.parse('2026-11-20T12:00:00Z');

/** What the test shops seal their sessions with. */
export const SESSION_SECRET = 'the secret of a shop that lives in memory';

export interface EmbeddedShops extends Disposable {
  readonly shops: Shops;
  readonly salons: Salons;
  readonly accounts: AccountContexts;
  /** What a page of the locale may ask for the visitor of the request. */
  readonly accountsOf: (request: Request, locale: Locale) => AccountService;
  readonly platform: Platform;
  readonly logged: readonly LogEntry[];
  /** How often the platform was asked. */
  readonly requestCount: () => number;
  readonly save: (shop: ShopKey, drafts: CatalogueDrafts) => Promise<void>;
  /** From now on the platform answers with this instead. */
  readonly answerWith: (answer: typeof fetch) => void;
  /** From now on what the platform answers is changed on its way. */
  readonly alterReplies: (alter: (text: string) => string) => void;
}

export interface EmbeddedShopsOptions {
  readonly shops?: readonly ShopKey[];
  readonly drafts?: CatalogueDrafts;
  /** Milliseconds since the shops were opened. */
  readonly now?: () => number;
  readonly environment?: Readonly<Record<string, string>>;
  /** What the content says beside the products. */
  readonly site?: SiteService;
}

/** The storefront's shops on a real platform in memory: no port, no file, no imitation. */
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
  const ask: typeof fetch = (input, init) => platform.fetch(new Request(input, init));
  let answer = ask;
  const config = readConfig(environment);
  const sources = {
    config,
    fetch: (input: Parameters<typeof fetch>[0], init?: RequestInit) => {
      requests += 1;
      return answer(input, init);
    },
    log: (entry: LogEntry) => logged.push(entry),
    now,
    // What is tried again is tried at once.
    wait: async () => undefined,
  };
  const accounts = createAccountContexts({
    ...sources,
    now: () => clock().getTime(),
    sessionSecrets: [SESSION_SECRET],
  });
  return {
    shops: createShops({ ...sources, site }),
    salons: createSalons({ ...sources, database: config.salons }),
    accounts,
    accountsOf: (request, locale) =>
      accountService(accounts.open({ request, market: marketOf(locale), peerAddress: null })),
    platform,
    logged,
    requestCount: () => requests,
    save,
    answerWith: (next) => {
      answer = next;
    },
    alterReplies: (alter) => {
      answer = async (input, init) => new Response(alter(await (await ask(input, init)).text()));
    },
    [Symbol.dispose]: () => platform.close(),
  };
}
