import { type CatalogueDrafts, createPlatform, type ShopKey, saveCatalogue } from '@lokke/platform';
import { readConfig } from '../config/index.ts';
import type { LogEntry } from '../log/index.ts';
import { createShops, type Shops } from '../shop/index.ts';
import { SMALL_SHOP } from './drafts.ts';

export interface EmbeddedShops extends Disposable {
  readonly shops: Shops;
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
  readonly now?: () => number;
  readonly environment?: Readonly<Record<string, string>>;
}

/** The storefront's shops on a real platform in memory: no port, no file, no imitation. */
export async function openEmbeddedShops({
  shops: filled = ['nl'],
  drafts = SMALL_SHOP,
  now = () => 0,
  environment = {},
}: EmbeddedShopsOptions = {}): Promise<EmbeddedShops> {
  const platform = createPlatform({ dataFile: ':memory:' });
  const save = async (shop: ShopKey, saved: CatalogueDrafts) => {
    await saveCatalogue(platform.context, shop, saved);
  };
  for (const shop of filled) await save(shop, drafts);
  const logged: LogEntry[] = [];
  let requests = 0;
  const ask: typeof fetch = (input, init) => platform.fetch(new Request(input, init));
  let answer = ask;
  return {
    shops: createShops({
      config: readConfig(environment),
      fetch: (input, init) => {
        requests += 1;
        return answer(input, init);
      },
      log: (entry) => logged.push(entry),
      now,
    }),
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
