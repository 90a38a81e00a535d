import { readConfig } from '../server/config/index.ts';
import {
  createCartLimits,
  createVisitorCarts,
  createWaitingRoom,
} from '../server/features/cart/index.ts';
import { type SiteService, withoutSite } from '../server/features/content/index.ts';
import { createNewsletters, createWrittenForms } from '../server/features/forms/index.ts';
import { pageMeasurementOf } from '../server/features/measurement/index.ts';
import { NO_FILES } from '../server/pages/page-files.ts';
import { stateInProcess } from '../server/shared-state/index.ts';
import { DEMO_BRAND, DEMO_BRAND_PAGES } from './demo-brand.ts';
import { type EmbeddedShops, SESSION_SECRET } from './embedded-shops.ts';
import { LOADER_PAGES } from './loader-pages.ts';

/** Sources of a page handler over shops in memory, without forms' letters, salons' links or a professional area. */
export function pageSourcesOf(
  { shops, salons, accounts, restocks, platform }: EmbeddedShops,
  site: SiteService = withoutSite,
) {
  const config = readConfig({});
  const forms = {
    config,
    fetch: (input: Parameters<typeof fetch>[0], init?: RequestInit) => platform.fetch(input, init),
    log: () => undefined,
  };
  const oneServer = stateInProcess(() => 0);
  return {
    build: LOADER_PAGES,
    locales: ['nl', 'nl-be', 'fr-be', 'dev'] as const,
    publicOrigin: 'http://lokke.test',
    isZoomable: false,
    brandPages: DEMO_BRAND_PAGES,
    isTestShop: () => true,
    alternatesOf: async () => [],
    catalogueOf: shops.catalogueOf,
    contentOf: site.siteContentOf,
    nextChangeOf: site.nextChangeOf,
    experimentsIn: site.experimentsIn,
    assignedWaysOf: () => null,
    salons,
    accounts,
    restocks,
    hasSalons: async () => true,
    prescriptions: null,
    professionals: null,
    visitorCarts: createVisitorCarts({
      cartsOf: shops.cartsOf,
      accounts,
      sessionSecrets: [SESSION_SECRET],
      isProfessional: async () => false,
      limits: createCartLimits(oneServer.limiters, 600),
    }),
    waitingRoom: createWaitingRoom({ config, sessionSecrets: [SESSION_SECRET], ...oneServer }),
    newsletters: createNewsletters(forms),
    ...createWrittenForms(forms),
    reportError: (error: unknown) => console.error(error),
    measurementOf: (market: Parameters<typeof pageMeasurementOf>[1]) =>
      pageMeasurementOf({ ...config, ...DEMO_BRAND }, market),
    pictureOrigins: [],
    files: NO_FILES,
    styles: new Map<string, string>(),
    defersScripts: false,
    freshInMs: 5_000,
  };
}
