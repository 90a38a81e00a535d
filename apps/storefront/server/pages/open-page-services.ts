import { buildMark } from '@lokke/contract/data-format';
import type { AlternatePage, Catalogue, ContentSource, Preview } from '@lokke/contract/ports';
import { readWays } from '@lokke/domain/experiments';
import { type Locale, type Market, splitLocale } from '@lokke/domain/markets';
import { canonicalPathOf } from '@lokke/domain/paths';
import { momentOf } from '@lokke/domain/planning';
import type { ServerBuild } from 'react-router';
import type { PageServices } from '../../context/page-services.ts';
import {
  type CachePolicy,
  cacheTags,
  collectCacheTags,
  type FetchMode,
  type OnFilters,
  type OnProducts,
  watchContent,
} from '../cache/index.ts';
import type { AccountContexts, RequestContext } from '../features/account/index.ts';
import type { BrandPages } from '../features/brand/index.ts';
import type { VisitorCarts, WaitingRoom } from '../features/cart/index.ts';
import type { Newsletters, Restocks, WrittenForms } from '../features/forms/index.ts';
import type { PageMeasurement } from '../features/measurement/index.ts';
import type { PrescriptionDesk } from '../features/prescriptions/index.ts';
import type { PreviewPass } from '../features/preview/index.ts';
import { type ProfessionalContexts, professionalService } from '../features/professionals/index.ts';
import { ownReviews, reviewsToWrite } from '../features/reviews/index.ts';
import { missingProofOf, type Salons } from '../features/salons/index.ts';
import { openTrade } from '../features/trade/index.ts';
import { splitRequestUrl } from '../http/index.ts';
import type { ResponseCookie } from '../http/session/index.ts';
import { nativeMarketNameOf } from './native-market-name.ts';
import { type ExperimentSources, triedOn } from './tried-ways.ts';

export interface PageServiceSources extends ExperimentSources, WrittenForms {
  readonly build: Pick<ServerBuild, 'assets'>;
  /** Sold locales; others have no pages. */
  readonly locales: readonly Locale[];
  readonly publicOrigin: string;
  /** Lets people zoom in on a phone. */
  readonly isZoomable: boolean;
  readonly alternatesOf: (locale: Locale, path: string) => Promise<readonly AlternatePage[]>;
  readonly brandPages: Pick<BrandPages, 'pageBrandOf' | 'identityOf' | 'lawOf'>;
  /** Tells whether the embedded platform serves a market's shop. */
  readonly isTestShop: (market: Market) => boolean;
  readonly catalogueOf: (market: Market, cachePolicy: CachePolicy) => Catalogue;
  readonly contentOf: (market: Market, cachePolicy: CachePolicy) => ContentSource;
  /** The next moment at which the clock alone changes a market's content. */
  readonly nextChangeOf: (market: Market, nowInMs: number) => number;
  readonly salons: Salons;
  readonly hasSalons: (market: Market) => Promise<boolean>;
  readonly accounts: Pick<AccountContexts, 'addressOf' | 'open'>;
  /** Null without professionals. */
  readonly prescriptions: Pick<PrescriptionDesk, 'open'> | null;
  /** Null when there is no professional area. */
  readonly professionals: Pick<ProfessionalContexts, 'open'> | null;
  readonly visitorCarts: VisitorCarts;
  readonly waitingRoom: Pick<WaitingRoom, 'enter'>;
  readonly newsletters: Pick<Newsletters, 'open'>;
  readonly restocks: Restocks;
  readonly reportError: (error: unknown) => void;
  readonly measurementOf: (market: Market) => PageMeasurement;
  /** Describes a preview to its editor; only pages with drafts have one. */
  readonly previewOf?: (market: Market, pass: PreviewPass) => Promise<Preview>;
  readonly onProducts?: OnProducts;
  readonly onFilters?: OnFilters;
}

/** Ways in which a page is looked at. */
export interface Viewing {
  readonly fetchMode: FetchMode;
  readonly ways?: string;
  /** Leave to see drafts; only handed to pages that have them. */
  readonly pass?: PreviewPass;
}

/** Opens the services of one page request; each of the visitor's own when a loader or action first reads it. */
export function openPageServices(
  requestContext: RequestContext,
  { fetchMode, pass, ways: named = pass?.ways ?? '' }: Viewing,
  sources: PageServiceSources,
) {
  const { request, market } = requestContext;
  let usedStaleData = false;
  const links = watchLinks(requestContext, sources);
  const cachePolicy: CachePolicy = {
    fetchMode,
    ways: readWays(named),
    atInMs: pass?.asOf ? momentOf(pass.asOf, market) : undefined,
    onStale: () => {
      usedStaleData = true;
    },
  };
  const { onProducts = ignore, onFilters, previewOf } = sources;
  const watched = collectCacheTags(sources.catalogueOf(market, cachePolicy), market, onProducts);
  const { catalogue, watch } = watched;
  const content = sources.contentOf(market, cachePolicy);
  const salonTags = [cacheTags.salons(market.locale)];
  const account = openOnce(() => sources.accounts.open(requestContext));
  const professional = openOnce(() => openProfessionals(requestContext, sources));
  const visitorCart = openOnce(() => sources.visitorCarts.open(requestContext));
  const newsletter = openOnce(() => sources.newsletters.open(requestContext));
  const withdrawal = openOnce(() => sources.withdrawals.open(requestContext));
  const cancellation = openOnce(() => sources.cancellations.open(requestContext));
  const restock = openOnce(() => sources.restocks.open(requestContext));
  const contact = openOnce(() => sources.contactDesks.open(requestContext));
  const reviewDesk = openOnce(() => sources.reviewDesks.open(requestContext));

  const services: PageServices = {
    market,
    marketName: nativeMarketNameOf(market),
    soldLocales: sources.locales,
    site: siteOf(request, market, sources),
    isTestShop: sources.isTestShop(market),
    catalogue,
    content: watchContent(content, market, watch, onFilters),
    salons: { list: () => watch(salonTags, sources.salons.listOf(market, cachePolicy)) },
    hasSalons: () => sources.hasSalons(market),
    measurement: sources.measurementOf(market).settings,
    tried: triedOn(splitRequestUrl(request.url).path, readWays(named), sources),
    preview: async () => (pass && previewOf ? previewOf(market, pass) : null),
    reportError: sources.reportError,
    get accounts() {
      return account.read().accounts;
    },
    missingProof: () => missingProofOf(account.read(), sources.salons),
    reviews: {
      toWrite: () => reviewsToWrite(account.read(), catalogue),
      own: () => ownReviews(account.read(), catalogue),
    },
    get professionals() {
      const area = professional.read();
      return area && professionalService(area);
    },
    get trade() {
      return openTrade(account.read(), sources.salons, catalogue);
    },
    prescriptions: links.prescriptions,
    get visitorCart() {
      return visitorCart.read().cart;
    },
    enterCheckout: links.enterCheckout,
    get newsletter() {
      return newsletter.read();
    },
    get withdrawal() {
      return withdrawal.read();
    },
    get cancellation() {
      return cancellation.read();
    },
    get restock() {
      return restock.read();
    },
    get contact() {
      return contact.read();
    },
    get reviewDesk() {
      return reviewDesk.read();
    },
  };
  return {
    services,
    /** Cache tags of what the page has read. */
    tags: watched.tags,
    isUncached: () => watched.hasFailed(),
    /** Tells whether its address may hold what only one person knows, such as the code of a letter: never for a cache. */
    isOfSecret: () => links.wereOpened() || Boolean(professional.opened()),
    hasUsedStaleData: () => usedStaleData,
    usedCookies: (): readonly ResponseCookie[] => {
      const area = professional.opened();
      const cookies = [visitorCart.opened()?.cookie, area?.session, area?.device];
      const all = [...(account.opened()?.cookies ?? []), ...cookies];
      return all.flatMap((one) => (one?.wasUsed() ? one : []));
    },
  };
}

/** Opens the professional area, of brands with salons alone. */
function openProfessionals(
  requestContext: RequestContext,
  { professionals, brandPages }: PageServiceSources,
) {
  const { capabilities } = brandPages.pageBrandOf(requestContext.market);
  return capabilities.includes('salons') ? (professionals?.open(requestContext) ?? null) : null;
}

/** Opens what a link alone leads to: prescriptions, for the visitor's network, and a cart's place in the line. */
function watchLinks(
  requestContext: RequestContext,
  {
    accounts,
    prescriptions: desk,
    waitingRoom,
  }: Pick<PageServiceSources, 'accounts' | 'prescriptions' | 'waitingRoom'>,
) {
  let wereOpened = false;
  const open = (code: string) => {
    wereOpened = true;
    const { network } = accounts.addressOf(requestContext);
    return desk?.open(network, code) ?? Promise.resolve({ kind: 'unknown' } as const);
  };
  const enterCheckout = (sealed: string) => {
    wereOpened = true;
    return waitingRoom.enter(sealed);
  };
  return { prescriptions: desk && { open }, enterCheckout, wereOpened: () => wereOpened };
}

/** Opens a service on its first read and remembers it. */
function openOnce<Service>(open: () => Service) {
  let known: { readonly service: Service } | null = null;
  return {
    read: (): Service => {
      known ??= { service: open() };
      return known.service;
    },
    opened: (): Service | undefined => known?.service,
  };
}

/** Returns the page's addresses and brand; only documents carry alternate links. */
function siteOf(
  request: Request,
  market: Market,
  { build, publicOrigin, isZoomable, alternatesOf, brandPages }: PageServiceSources,
): PageServices['site'] {
  const { path: pathname } = splitRequestUrl(request.url);
  const { locale, path } = splitLocale(pathname);
  const canonicalPath = pathname.endsWith('.data') ? null : canonicalPathOf(path);
  const alternates =
    canonicalPath === null ? Promise.resolve([]) : alternatesOf(locale, canonicalPath);
  return {
    origin: publicOrigin,
    isZoomable,
    alternates,
    brand: brandPages.pageBrandOf(market),
    identity: brandPages.identityOf(market),
    law: brandPages.lawOf(market),
    build: buildMark(build.assets.version),
  };
}

const ignore = () => undefined;
