import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root';
import { catalogueContext } from './shared/server-context.ts';
import { useMarket } from './shared/market/market-provider.tsx';
import { Shell } from './features/shell/shell.tsx';
import { ErrorPage } from './features/shell/error-page.tsx';
import './styles/index.css';

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

export async function loader({ context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext);
  const [mainMenu, footerMenu] = await Promise.all([
    catalogue.menu('main-menu'),
    catalogue.menu('footer'),
  ]);
  return { mainMenu, footerMenu };
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
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <Shell mainMenu={loaderData.mainMenu} footerMenu={loaderData.footerMenu}>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
