import type { Capability, FactSetting } from '@lokke/brand';
import { assignedWays, type Ways } from '@lokke/domain/experiments';
import { isDuty } from '@lokke/domain/law';
import { isOwnMarket, type Market, marketOf } from '@lokke/domain/markets';
import { type BreakerRules, withCircuitBreaker } from '@lokke/http-client/node';
import type { Config } from './config/index.ts';
import { createAccountContexts } from './features/account/index.ts';
import { createAgentPages } from './features/agents/index.ts';
import { createCartLimits, createVisitorCarts, createWaitingRoom } from './features/cart/index.ts';
import {
  createContent,
  createContentGuard,
  type SiteOptions,
  type SiteService,
} from './features/content/index.ts';
import { createFeedPages } from './features/feeds/index.ts';
import {
  createNewsletters,
  createRestocks,
  createWrittenForms,
  openEmailMarketing,
} from './features/forms/index.ts';
import { openBankDesk } from './features/payouts/index.ts';
import { openPrescriptionDesk } from './features/prescriptions/index.ts';
import { createPreviews, previewPages } from './features/preview/index.ts';
import { createProfessionalContexts } from './features/professionals/index.ts';
import {
  findPromotionProblems,
  readShopFacts,
  watchPromotions,
} from './features/promotions/index.ts';
import {
  createHasSalons,
  createSalons,
  isSalonCustomer,
  salonRules,
} from './features/salons/index.ts';
import { createSeoPages } from './features/seo/index.ts';
import { adminClients } from './features/shop-connection/index.ts';
import { createShops, type Shops } from './features/shops/index.ts';
import { createStatements } from './features/statements/index.ts';
import { upstreamMetrics, upstreamNames } from './overload/upstreams/index.ts';
import type { SharedState } from './shared-state/index.ts';
import { openErrorReporter } from './telemetry/error-reporting/index.ts';
import type { Log, Metrics } from './telemetry/index.ts';

export interface ServicesOptions {
  readonly config: Config;
  readonly fetch: typeof globalThis.fetch;
  readonly sessionSecrets: readonly string[];
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'upstreamCalled' | 'registry'>;
  readonly now: () => number;
  readonly sharedState: Pick<SharedState, 'limiters' | 'exchanges' | 'records'> & {
    /** Has cached data and pages with one of these tags made anew, on every server and at the edge. */
    readonly purge: (tags: readonly string[]) => Promise<void>;
  };
  readonly brandFactsOf: NonNullable<SiteOptions['brandFactsOf']>;
  readonly brandOf: Parameters<typeof createAgentPages>[0]['brandOf'];
  readonly agentEndpoint: string;
  /** Folder of the feeds that are kept; a temporary one unless it is given. */
  readonly feedsFolder?: string | undefined;
  readonly capabilities: readonly Capability[];
  readonly facts: readonly FactSetting[];
  readonly breakerRules?: BreakerRules | undefined;
}

/** Creates the services behind pages and API calls. */
export function createServices(options: ServicesOptions) {
  const { config, fetch: send, sessionSecrets, log, metrics, now, brandFactsOf, brandOf } = options;
  const { agentEndpoint: endpoint, feedsFolder: folder, capabilities, facts } = options;
  const { limiters, exchanges, records, purge } = options.sharedState;
  const { breakerRules: rules } = options;
  const fetch = withCircuitBreaker({
    fetch: upstreamMetrics({ config, fetch: send, metrics, now }),
    nameOf: upstreamNames(config),
    log,
    now,
    ...(rules !== undefined && { rules }),
  });
  const sharing = { exchanges, secrets: sessionSecrets };
  const adminOf = adminClients({ config, fetch, sharing, log });
  const common = { config, fetch, sessionSecrets, log, limiters, exchanges, adminOf };
  const newsletters = createNewsletters(common);
  const hasNewsletter = newsletters.isOpenIn;
  const { content, site } = openContent({
    ...common,
    records,
    metrics,
    brandFactsOf,
    hasNewsletter,
  });
  const waitingRoom = createWaitingRoom(common);
  const shops = createShops({ ...common, content, site, facts, waitingRoom });
  const previews = createPreviews({ ...common, brandFactsOf, hasNewsletter });
  const { cartsOf, catalogueOf } = shops;
  const contentOf = site.siteContentOf;
  const salons = createSalons({ ...common, ...salonRules(config) });
  const accounts = createAccountContexts({ ...common, marketingOf: openEmailMarketing(common) });
  // A single count, whether scripts or a form make the cart.
  const cartLimits = createCartLimits(limiters, config.visitorLimits.newCartsPerHour);
  const statements = createStatements({ ...common, contentOf });
  const prescriptions = openPrescriptionDesk({ ...common, log });
  const professionals = createProfessionalContexts({
    ...common,
    salons,
    statements,
    prescriptions,
    bank: openBankDesk(common),
    brandFactsOf,
    purge,
  });
  const promotions = openPromotions({ config, metrics, log }, { contentOf, shops });
  const told = { ...config, catalogueOf, contentOf, brandOf };
  const feeds = createFeedPages({ ...told, folder, now });
  const reporter = openErrorReporter(config.errorReporting, send);
  return {
    shops,
    nextChangeOf: site.nextChangeOf,
    experimentsIn: site.experimentsIn,
    /** Ways that a visitor was assigned; null without any. */
    assignedWaysOf: (market: Market, cookies: string): Ways | null => {
      const law = { asksConsentFirst: isDuty('consentFirst', market, new Date()) };
      return assignedWays(cookies, site.experimentsIn(market, Date.now()), law);
    },
    previews,
    previewPages: previewPages({ config, previews }),
    contentOf,
    salons,
    hasSalons: capabilities.includes('salons') ? createHasSalons(salons) : async () => false,
    accounts,
    cartLimits,
    waitingRoom,
    feeds,
    visitorCarts: createVisitorCarts({
      ...common,
      cartsOf,
      accounts,
      limits: cartLimits,
      isProfessional: (visitor) => isSalonCustomer(visitor, salons),
    }),
    prescriptions,
    professionals,
    newsletters,
    restocks: createRestocks({ ...common, catalogueOf }),
    ...createWrittenForms(common),
    seo: createSeoPages({ ...config, capabilities, catalogueOf, contentOf, salons }),
    agentPages: createAgentPages({ ...told, endpoint }),
    promotions,
    reporter,
    /** Invalidates cached data with one of these tags. */
    invalidate: (tags: readonly string[]): void => {
      for (const cache of [content, site, shops, salons, feeds, previews]) cache?.invalidate(tags);
      promotions.noteChange(tags);
    },
    /** Resolves when no background work is pending. */
    whenIdle: async (): Promise<void> => {
      const working = [accounts, prescriptions, professionals, promotions, reporter];
      await Promise.all(working.map((one) => one?.whenIdle()));
    },
  };
}

type CommonOptions = Parameters<typeof createShops>[0] & Pick<ServicesOptions, 'config' | 'log'>;
type ContentOptions = CommonOptions &
  Parameters<typeof createContent>[0] &
  Pick<ServicesOptions, 'metrics'> &
  Pick<SharedState, 'records'>;

/** Opens the content of every market, guarded by what the shops sell. */
function openContent({ records, metrics, ...common }: ContentOptions) {
  const { config, log } = common;
  // Leaves out the content, which is judged by these shops.
  const shops = createShops(common);
  const guard = createContentGuard({
    records,
    log,
    registry: metrics.registry,
    now: Date.now,
    markets: config.locales.map(marketOf).filter(isOwnMarket),
    shopFactsOf: (market, texts) =>
      readShopFacts({ market, ...currentFacts(shops, market) }, texts),
  });
  return createContent({ ...common, guard: guard.decide });
}

/** Watches the promotions of every market as they stand now, whatever is cached. */
function openPromotions(
  { config, metrics, log }: Pick<ServicesOptions, 'config' | 'metrics' | 'log'>,
  { contentOf, shops }: { contentOf: SiteService['siteContentOf']; shops: Shops },
) {
  return watchPromotions({
    locales: config.locales,
    registry: metrics.registry,
    log,
    problemsOf: (market) =>
      findPromotionProblems({
        market,
        content: contentOf(market, { fetchMode: 'current' }),
        ...currentFacts(shops, market),
      }),
  });
}

const currentFacts = (shops: Shops, market: Market) => ({
  catalogue: shops.catalogueOf(market, { fetchMode: 'current' }),
  discounts: shops.discountsOf(market),
});
