import { createContentClient } from '@lokke/contentful';
import { type BreakerRules, withCircuitBreaker } from '@lokke/http-client/node';
import type { Config } from '../../config/index.ts';
import { upstreamMetrics, upstreamNames } from '../../overload/upstreams/index.ts';
import type { SharedState } from '../../shared-state/index.ts';
import { createErrorReporter } from '../../telemetry/error-reporting/index.ts';
import type { Log, Metrics } from '../../telemetry/index.ts';
import { createAccountContexts } from '../account/index.ts';
import { createCartLimits, createVisitorCarts } from '../cart/index.ts';
import { createContactDesks } from '../contact/index.ts';
import { createContentPages, createSite, type SiteOptions } from '../content/index.ts';
import { createNewsletters } from '../newsletter/index.ts';
import { createProfessionalContexts } from '../professionals/index.ts';
import { findPromotionProblems, watchPromotions } from '../promotions/index.ts';
import { createRestocks } from '../restock/index.ts';
import { createSalons } from '../salons/index.ts';
import { createSeoPages } from '../seo/index.ts';
import { createStatements } from '../statements/index.ts';
import { createWithdrawals } from '../withdrawal/index.ts';
import { createShops } from './create-shops.ts';

export interface ServicesOptions {
  readonly config: Config;
  readonly fetch: typeof globalThis.fetch;
  readonly sessionSecrets: readonly string[];
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'upstreamCalled' | 'registry'>;
  readonly now: () => number;
  readonly sharedState: Pick<SharedState, 'limiters' | 'exchanges'>;
  readonly brandFactsOf: NonNullable<SiteOptions['brandFactsOf']>;
  readonly breakerRules?: BreakerRules | undefined;
}

export type Services = ReturnType<typeof openServices>;

/** Creates the services behind pages and API calls. */
export function openServices({
  config,
  fetch: send,
  sessionSecrets,
  log,
  metrics,
  now,
  sharedState: { limiters, exchanges },
  brandFactsOf,
  breakerRules,
}: ServicesOptions) {
  const fetch = withCircuitBreaker({
    fetch: upstreamMetrics({ config, fetch: send, metrics, now }),
    nameOf: upstreamNames(config),
    log,
    now,
    ...(breakerRules !== undefined && { rules: breakerRules }),
  });
  const { freshInMs, baseUrl } = config.content;
  const client = createContentClient({ ...config.content, fetch });
  const content = createContentPages({ client, freshInMs, log });
  const newsletters = createNewsletters({ config, fetch, log, limiters });
  const site = createSite({
    client,
    freshInMs,
    log,
    protocol: new URL(baseUrl).protocol,
    hasNewsletter: newsletters.isOpenIn,
    brandFactsOf,
  });
  const shops = createShops({ config, fetch, content, site, log });
  const salons = createSalons({ database: config.salons, fetch, log });
  const accounts = createAccountContexts({
    config,
    fetch,
    sessionSecrets,
    log,
    limiters,
    exchanges,
  });
  // One count, whether scripts or a form make the cart.
  const cartLimits = createCartLimits(limiters, config.visitorLimits.newCartsPerHour);
  const { cartsOf } = shops;
  const visitorCarts = createVisitorCarts({
    cartsOf,
    accounts,
    limits: cartLimits,
    sessionSecrets,
  });
  const contentOf = site.siteContentOf;
  const statements = createStatements({ adminOf: accounts.adminOf, contentOf, log });
  const professionals = createProfessionalContexts({
    config,
    fetch,
    sessionSecrets,
    salons,
    statements,
    log,
    limiters,
  });
  const { catalogueOf } = shops;
  const promotions = watchPromotions({
    locales: config.locales,
    registry: metrics.registry,
    log,
    problemsOf: (market) =>
      findPromotionProblems({
        content: contentOf(market, { fetchMode: 'current' }),
        catalogue: catalogueOf(market, { fetchMode: 'current' }),
        discounts: shops.discountsOf(market),
      }),
  });
  const { errorReporting: reporting } = config;
  const newTraceId = () => crypto.randomUUID().replaceAll('-', '');
  const reporter =
    reporting === null
      ? null
      : createErrorReporter({ reporting, fetch: send, random: Math.random, newTraceId });
  return {
    fetch,
    shops,
    contentOf,
    salons,
    accounts,
    cartLimits,
    visitorCarts,
    professionals,
    newsletters,
    withdrawals: createWithdrawals({ config, fetch, log, limiters }),
    restocks: createRestocks({ config, catalogueOf, sessionSecrets, fetch, log, limiters }),
    contactDesks: createContactDesks({ config, fetch, log, limiters }),
    seo: createSeoPages({ ...config, catalogueOf, contentOf, salons }),
    promotions,
    reporter,
    /** Invalidates cached data with one of these tags. */
    invalidate: (tags: readonly string[]): void => {
      content.invalidate(tags);
      site.invalidate(tags);
      shops.invalidate(tags);
      promotions.noteChange(tags);
    },
    /** Resolves when no background work is pending. */
    whenIdle: async (): Promise<void> => {
      await Promise.all([
        accounts.whenIdle(),
        professionals?.whenIdle(),
        promotions.whenIdle(),
        reporter?.whenIdle(),
      ]);
    },
  };
}
