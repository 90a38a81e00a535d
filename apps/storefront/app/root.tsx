import './styles/layers.css';
import { type Loaded, NO_MEASUREMENT, NO_PROMOTIONS, type Policy } from '@lokke/contract/ports';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import {
  catalogueContext,
  contentContext,
  marketNameContext,
  measurementContext,
  soldLocalesContext,
} from '../context/page-contexts.ts';
import type { Route } from './+types/root';
import { CartPopup } from './features/cart/cart-popup.tsx';
import { LazyCookieBar } from './features/consent/lazy-cookie-bar.tsx';
import { PromoPopups } from './features/promotions/promo-popups.tsx';
import { SalonSelector } from './features/salons/salon-selector.tsx';
import { ErrorPage } from './features/shell/error-page.tsx';
import { Shell } from './features/shell/shell.tsx';
import { WishlistPopup } from './features/wishlist/wishlist-popup.tsx';
import { answerLately } from './shared/client-cache.ts';
import { lazyWithMessages } from './shared/i18n/lazy-with-messages.tsx';
import { useMarket } from './shared/market/market-provider.tsx';
import { MarketingLinks } from './shared/market/marketing-links.tsx';
import { useSite } from './shared/site/site.ts';
import { SpeculationRules } from './shared/speculation-rules.tsx';
import { AccountSync } from './state/account-sync/account-sync.tsx';
import { CartProvider } from './state/cart/cart-provider.tsx';
import {
  type GlobalModules,
  GlobalModulesProvider,
} from './state/global-modules/global-modules-provider.tsx';
import { MeasurementStarter } from './state/measurement/lazy-measurement.tsx';
import { PromotionsStarter } from './state/promotions/lazy-promotions.tsx';
import { ShopStateProvider } from './state/shop-state/shop-state-provider.tsx';
import { UIProvider } from './state/ui/ui-provider.tsx';
import { WishlistProvider } from './state/wishlist/wishlist-provider.tsx';
import baseStyles from './styles/index.css?url';

// Fixed and non-zoomable by spec §2 and §9; see docs/decisions on what makes up for it.
const VIEWPORT = 'width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no';

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/marks/favicon.svg', type: 'image/svg+xml' },
  ...['imbue', 'instrument-sans'].map((name) => ({
    rel: 'preload',
    as: 'font' as const,
    type: 'font/woff2',
    href: `/fonts/${name}.woff2`,
    crossOrigin: 'anonymous' as const,
  })),
];

const BagPanel = lazyWithMessages(
  ['bag', 'promotions', 'salon'],
  async () => (await import('./routes/cart-popup-content.tsx')).BagPanel,
);

export async function loader({ context }: Route.LoaderArgs): Promise<GlobalModules> {
  const catalogue = context.get(catalogueContext);
  const content = context.get(contentContext);
  const [mainMenu, footerMenu, promotions] = await Promise.all([
    content.menu('main'),
    content.menu('footer'),
    catalogue.promotions(),
  ]);
  const [main, footer] = [valueOr(mainMenu, []), valueOr(footerMenu, [])];
  return {
    mainMenu: main.length > 0 ? main : valueOr(await catalogue.menu('main-menu'), []),
    footerMenu: footer,
    // What the law asks for is at the foot of every page, in the platform's words where the content has none.
    policies: footer.length > 0 ? [] : valueOr(await catalogue.policies(), []).map(nameOf),
    promotions: valueOr(promotions, NO_PROMOTIONS),
    marketName: context.get(marketNameContext),
    soldLocales: context.get(soldLocalesContext),
    measurement: context.get(measurementContext),
  };
}

const nameOf = ({ handle, title }: Policy) => ({ handle, title });

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [answerLately];

// The menus are the same on every page of a market; moving between pages does not ask again.
export const shouldRevalidate = () => false;

export function Layout({ children }: { readonly children: ReactNode }) {
  const market = useMarket();
  const { origin } = useSite();
  return (
    <html lang={market.languageTag} data-locale={market.locale} data-origin={origin}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content={VIEWPORT} />
        <Meta />
        {/* First, so that the cascade layers stand in their order before any component's styles. */}
        <link rel="stylesheet" href={baseStyles} />
        <Links />
      </head>
      <body>
        <UIProvider>
          <CartProvider>
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

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <GlobalModulesProvider modules={loaderData}>
      <MeasurementStarter />
      <Shell cookieBar={<LazyCookieBar />}>
        <Outlet />
        <PromotionsStarter />
        <PromoPopups />
        <Popups />
      </Shell>
    </GlobalModulesProvider>
  );
}

/** What opens over every page, and what works behind it. */
function Popups() {
  return (
    <>
      <AccountSync />
      <SalonSelector />
      <WishlistPopup />
      <CartPopup panel={(close) => <BagPanel onLeave={close} />} />
    </>
  );
}

const NO_MODULES: GlobalModules = {
  mainMenu: [],
  footerMenu: [],
  policies: [],
  promotions: NO_PROMOTIONS,
  marketName: '',
  soldLocales: [],
  measurement: NO_MEASUREMENT,
};

/** A page that cannot be shown still stands in the shop, with its menus when they were loaded. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const modules = useRouteLoaderData<typeof loader>('root') ?? NO_MODULES;
  return (
    <GlobalModulesProvider modules={modules}>
      <MeasurementStarter />
      <Shell cookieBar={<LazyCookieBar />}>
        <ErrorPage error={error} />
        <PromotionsStarter />
        <Popups />
      </Shell>
    </GlobalModulesProvider>
  );
}

// A menu that could not be loaded leaves the page standing without it.
function valueOr<T>(loaded: Loaded<T>, fallback: T): T {
  return loaded.kind === 'found' ? loaded.value : fallback;
}
