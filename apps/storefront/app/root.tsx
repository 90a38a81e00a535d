import './styles/layers.css';
import { type Loaded, NO_PROMOTIONS, type PageBrand, type Policy } from '@lokke/contract/ports';
import { memo, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import { pageServices } from '../context/page-services.ts';
import type { Route } from './+types/root';
import { CartPopup } from './features/cart/cart-popup.tsx';
import { CompareProvider } from './features/compare/compare-provider.tsx';
import { LazyCookieBar } from './features/consent/lazy-cookie-bar.tsx';
import { TradeCards } from './features/product/trade-cards.tsx';
import { PromoPopups } from './features/promotions/promo-popups.tsx';
import { QuickAddProvider } from './features/quick-add/quick-add-provider.tsx';
import { LinkedSalon } from './features/salons/linked-salon.tsx';
import { SalonSelector } from './features/salons/salon-selector.tsx';
import { ErrorPage } from './features/shell/error-page.tsx';
import { Shell } from './features/shell/shell.tsx';
import { WishlistPopup } from './features/wishlist/wishlist-popup.tsx';
import {
  CartPopupContent,
  CartRuntime,
  CookieBar,
  DeferredWidgets,
  loadIdleParts,
  MeasurementRuntime,
  PageTools,
  PopupCards,
  PreviewBar,
  PromotionsRuntime,
} from './lazy-parts.ts';
import { OptionalChunk } from './shared/chunk/chunk-fallbacks.tsx';
import { clientCacheMiddleware } from './shared/client-cache.ts';
import { PageMessages } from './shared/i18n/messages-provider.tsx';
import { useMarket } from './shared/market/market-provider.tsx';
import { MarketingLinks } from './shared/market/marketing-links.tsx';
import { ThrowIfMissing } from './shared/rollout/missing-page.ts';
import { journalTitleOf, leadsToJournal, withoutJournal } from './shared/site/journal.ts';
import { useSite } from './shared/site/site.ts';
import { SpeculationRules } from './shared/speculation-rules.tsx';
import { AccountSync } from './state/account-sync/account-sync.tsx';
import { CartProvider } from './state/cart/cart-provider.tsx';
import {
  type GlobalModules,
  GlobalModulesProvider,
  NO_MODULES,
} from './state/global-modules/global-modules-provider.tsx';
import { LazyMeasurement } from './state/measurement/lazy-measurement.tsx';
import { LazyPromotions } from './state/promotions/lazy-promotions.tsx';
import { ShopStateProvider } from './state/shop-state/shop-state-provider.tsx';
import { UIProvider } from './state/ui/ui-provider.tsx';
import { WishlistProvider } from './state/wishlist/wishlist-provider.tsx';
import baseStyles from './styles/index.css?url';
import typeStyles from './styles/type.css?url';

const VIEWPORT = 'width=device-width, initial-scale=1';
/** Spec §2 and §9; docs/decisions names the compensation, and the setting that lets people zoom. */
const FIXED_VIEWPORT = `${VIEWPORT}, maximum-scale=1, user-scalable=no`;

// Constants, so that React skips them when their providers render.
const COOKIE_BAR = (
  <LazyCookieBar load={loadIdleParts}>
    <CookieBar />
  </LazyCookieBar>
);
const WIDGETS = <DeferredWidgets pageTools={<PageTools />} />;

export async function loader({ context }: Route.LoaderArgs): Promise<GlobalModules> {
  // Named one by one: the visitor's own services open when they are read, and make a page private.
  const services = context.get(pageServices);
  const { catalogue, content, hasSalons, preview, tried, site } = services;
  const { marketName, soldLocales, measurement, isTestShop } = services;
  const menuOfFooter = content.menu('footer').then((menu) => valueOr(menu, []));
  const [mainMenu, menu, articles, promotions, delivery, sellsInSalons, previewed] =
    await Promise.all([
      content.menu('main'),
      menuOfFooter,
      // Asked only where a link depends on it.
      menuOfFooter.then((found) =>
        found.length === 0 || leadsToJournal(found) ? catalogue.articles() : NOT_ASKED,
      ),
      catalogue.promotions(),
      content.delivery(),
      hasSalons(),
      preview(),
    ]);
  const main = valueOr(mainMenu, []);
  const written = valueOr(articles, []);
  const footer = written.length > 0 ? menu : withoutJournal(menu);
  return {
    mainMenu: main.length > 0 ? main : valueOr(await catalogue.menu('main-menu'), []),
    footerMenu: footer,
    // Legal links fall back to the platform's policies.
    journal: footer.length > 0 || written.length === 0 ? null : journalTitleOf(written),
    policies: footer.length > 0 ? [] : valueOr(await catalogue.policies(), []).map(nameOf),
    promotions: valueOr(promotions, NO_PROMOTIONS),
    delivery: valueOr(delivery, null),
    marketName,
    soldLocales,
    measurement,
    isTestShop,
    hasSalons: sellsInSalons,
    law: site.law,
    // Left out, so that other pages stay byte by byte as they are.
    ...(previewed !== null && { preview: previewed }),
    ...(tried.isAny && { tried: tried.everywhere }),
  };
}

const NOT_ASKED = { kind: 'missing' } as const;

const nameOf = ({ handle, title }: Policy) => ({ handle, title });

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [clientCacheMiddleware];

// The same on every page of a market.
export const shouldRevalidate = () => false;

export function Layout({ children }: { readonly children: ReactNode }) {
  const market = useMarket();
  const { origin, brand, build, isZoomable } = useSite();
  return (
    <html
      lang={market.languageTag}
      data-locale={market.locale}
      data-origin={origin}
      data-build={build}
      data-zoom={isZoomable || undefined}
      data-brand={JSON.stringify(brand)}
      data-pictures={brand.style.pictures}
      data-ornament={brand.style.ornament}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content={isZoomable ? VIEWPORT : FIXED_VIEWPORT} />
        <Meta />
        <link rel="icon" href={brand.faviconHref} type="image/svg+xml" />
        {brand.fontHrefs.map((href) => (
          <link
            key={href}
            rel="preload"
            as="font"
            type="font/woff2"
            href={href}
            crossOrigin="anonymous"
          />
        ))}
        {/* First, so that cascade layers are declared before components' styles. */}
        <link rel="stylesheet" href={brand.stylesHref} />
        <link rel="stylesheet" href={baseStyles} />
        {needsTypeStyles(brand) && <link rel="stylesheet" href={typeStyles} />}
        <Links />
      </head>
      <body>
        <UIProvider>
          <CartProvider runtime={CartRuntime}>
            <ShopStateProvider>
              <WishlistProvider>
                <MarketingLinks>{children}</MarketingLinks>
              </WishlistProvider>
            </ShopStateProvider>
          </CartProvider>
        </UIProvider>
        <ScrollRestoration />
        <SpeculationRules />
        <Scripts />
      </body>
    </html>
  );
}

function needsTypeStyles({ style: { home, pictures, ornament } }: PageBrand): boolean {
  return home === 'type' || pictures === 'paper' || ornament === 'none';
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return <Frame modules={loaderData} />;
}

interface FrameProps {
  readonly modules: GlobalModules;
}

/** Memoized: the router renders a route anew for each change of its state. */
const Frame = memo(function Frame({ modules }: FrameProps) {
  return (
    <GlobalModulesProvider modules={modules}>
      <LazyMeasurement runtime={MeasurementRuntime} />
      <PreviewOf {...modules} />
      <Shell cookieBar={COOKIE_BAR} widgets={WIDGETS}>
        <CompareProvider>
          <QuickAddProvider>
            <ThrowIfMissing />
            <PageMessages>
              <TradeCards>
                <Outlet />
              </TradeCards>
            </PageMessages>
          </QuickAddProvider>
        </CompareProvider>
        {modules.preview === undefined && <LazyPromotions runtime={PromotionsRuntime} />}
        <PromoPopups cards={PopupCards} />
        <Popups />
      </Shell>
    </GlobalModulesProvider>
  );
});

function PreviewOf({ preview }: Pick<GlobalModules, 'preview'>) {
  if (preview === undefined) return null;
  return (
    <OptionalChunk>
      <PreviewBar {...preview} />
    </OptionalChunk>
  );
}

function Popups() {
  return (
    <>
      <AccountSync />
      <SalonSelector />
      <LinkedSalon />
      <WishlistPopup />
      <CartPopup panel={(close) => <CartPopupContent onLeave={close} />} />
    </>
  );
}

/** Errors are shown inside the shell, with menus if loaded. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const modules = useRouteLoaderData<typeof loader>('root') ?? NO_MODULES;
  return (
    <GlobalModulesProvider modules={modules}>
      <LazyMeasurement runtime={MeasurementRuntime} />
      <PreviewOf {...modules} />
      <Shell cookieBar={COOKIE_BAR} widgets={WIDGETS}>
        <ErrorPage error={error} />
        {modules.preview === undefined && <LazyPromotions runtime={PromotionsRuntime} />}
        <Popups />
      </Shell>
    </GlobalModulesProvider>
  );
}

// A page works without its menu.
function valueOr<T>(loaded: Loaded<T>, fallback: T): T {
  return loaded.kind === 'found' ? loaded.value : fallback;
}
