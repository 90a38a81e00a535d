import { lazy, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { CartPopup } from './features/cart/cart-popup.tsx';
import { PromoPopups } from './features/promotions/promo-popups.tsx';
import { ErrorPage } from './features/shell/error-page.tsx';
import { Shell } from './features/shell/shell.tsx';
import type { Loaded } from './shared/catalogue-source.ts';
import { useMarket } from './shared/market/market-provider.tsx';
import { NO_PROMOTIONS } from './shared/promotions.ts';
import { catalogueContext } from './shared/server-context.ts';
import { CartProvider } from './state/cart/cart-provider.tsx';
import {
  type GlobalModules,
  GlobalModulesProvider,
} from './state/global-modules/global-modules-provider.tsx';
import { PromotionsStarter } from './state/promotions/promotions-starter.tsx';
import { ShopStateProvider } from './state/shop-state/shop-state-provider.tsx';
import { UIProvider } from './state/ui/ui-provider.tsx';
import baseStyles from './styles/index.css?url';

// What stands in the bag's popup is loaded when it is opened.
const PromotionProgress = lazy(async () => ({
  default: (await import('./features/promotions/promotion-progress.tsx')).PromotionProgress,
}));
const PromotionOffers = lazy(async () => ({
  default: (await import('./features/promotions/promotion-offers.tsx')).PromotionOffers,
}));

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

export async function loader({ context }: Route.LoaderArgs): Promise<GlobalModules> {
  const catalogue = context.get(catalogueContext);
  const [mainMenu, footerMenu, policies, promotions] = await Promise.all([
    catalogue.menu('main-menu'),
    catalogue.menu('footer'),
    catalogue.policies(),
    catalogue.promotions(),
  ]);
  return {
    mainMenu: valueOr(mainMenu, []),
    footerMenu: valueOr(footerMenu, []),
    policies: valueOr(policies, []).map(({ handle, title }) => ({ handle, title })),
    promotions: valueOr(promotions, NO_PROMOTIONS),
  };
}

// The menus are the same on every page of a market; moving between pages does not ask again.
export const shouldRevalidate = () => false;

export function Layout({ children }: { readonly children: ReactNode }) {
  const market = useMarket();
  return (
    <html lang={market.languageTag} data-locale={market.locale}>
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
            <ShopStateProvider>{children}</ShopStateProvider>
          </CartProvider>
        </UIProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <GlobalModulesProvider modules={loaderData}>
      <Shell>
        <Outlet />
        <PromotionsStarter />
        <PromoPopups />
        <CartPopup progress={<PromotionProgress />} offers={<PromotionOffers />} />
      </Shell>
    </GlobalModulesProvider>
  );
}

const NO_MODULES: GlobalModules = {
  mainMenu: [],
  footerMenu: [],
  policies: [],
  promotions: NO_PROMOTIONS,
};

/** A page that cannot be shown still stands in the shop, with its menus when they were loaded. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const modules = useRouteLoaderData<typeof loader>('root') ?? NO_MODULES;
  return (
    <GlobalModulesProvider modules={modules}>
      <Shell>
        <ErrorPage error={error} />
        <PromotionsStarter />
        <CartPopup progress={<PromotionProgress />} offers={<PromotionOffers />} />
      </Shell>
    </GlobalModulesProvider>
  );
}

// A menu that could not be loaded leaves the page standing without it.
function valueOr<T>(loaded: Loaded<T>, fallback: T): T {
  return loaded.kind === 'found' ? loaded.value : fallback;
}
