import { createContentClient } from '@lokke/contentful';
import { createAccountSources } from './accounts/index.ts';
import type { Config } from './config/index.ts';
import { createContentPages, createSite } from './content/index.ts';
import { createCrawlerPages } from './crawlers/index.ts';
import { createErrorReporter } from './error-reporting/index.ts';
import type { Log } from './log/index.ts';
import { createNewsletters } from './newsletter/index.ts';
import { createProfessionalSources } from './professionals/index.ts';
import { type Metrics, watchUpstreams } from './running/index.ts';
import { createSalons } from './salons/index.ts';
import { createShops } from './shop/index.ts';
import { type BreakerRules, guardUpstreams, upstreamNames } from './upstreams/index.ts';
import { createWithdrawals } from './withdrawals/index.ts';

export interface ServicesOptions {
  readonly config: Config;
  readonly fetch: typeof globalThis.fetch;
  readonly sessionSecrets: readonly string[];
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'asked'>;
  readonly now: () => number;
  readonly breakerRules?: BreakerRules | undefined;
}

export type Services = ReturnType<typeof openServices>;

/** All that the pages and the calls are made of: the shops, their content, and who is asked for what else. */
export function openServices({
  config,
  fetch: ask,
  sessionSecrets,
  log,
  metrics,
  now,
  breakerRules,
}: ServicesOptions) {
  const fetch = guardUpstreams({
    fetch: watchUpstreams({ config, fetch: ask, metrics, now }),
    nameOf: upstreamNames(config),
    log,
    now,
    ...(breakerRules !== undefined && { rules: breakerRules }),
  });
  const { freshInMs, baseUrl } = config.content;
  const client = createContentClient({ ...config.content, fetch });
  const content = createContentPages({ client, freshInMs, log });
  const newsletters = createNewsletters({ config, fetch, log });
  const site = createSite({
    client,
    freshInMs,
    log,
    protocol: new URL(baseUrl).protocol,
    hasNewsletter: newsletters.isOpenIn,
  });
  const shops = createShops({ config, fetch, content, site, log });
  const salons = createSalons({ database: config.salons, fetch, log });
  const accounts = createAccountSources({ config, fetch, sessionSecrets, log });
  const professionals = createProfessionalSources({ config, fetch, sessionSecrets, salons, log });
  const { catalogueOf } = shops;
  const contentOf = site.siteOf;
  const { errorReporting: reporting } = config;
  const newTraceId = () => crypto.randomUUID().replaceAll('-', '');
  const reporter =
    reporting === null
      ? null
      : createErrorReporter({ reporting, fetch: ask, random: Math.random, newTraceId });
  return {
    fetch,
    shops,
    contentOf,
    salons,
    accounts,
    professionals,
    newsletters,
    withdrawals: createWithdrawals({ config, fetch, log }),
    crawlers: createCrawlerPages({ ...config, catalogueOf, contentOf, salons }),
    reporter,
    /** What carries one of these tags is asked for anew before it is shown again. */
    outdate: (tags: readonly string[]): void => {
      content.outdate(tags);
      site.outdate(tags);
      shops.outdate(tags);
    },
    /** When what was begun behind visitors' backs has come to its end. */
    settled: async (): Promise<void> => {
      await Promise.all([accounts.settled(), professionals?.settled(), reporter?.settled()]);
    },
  };
}
