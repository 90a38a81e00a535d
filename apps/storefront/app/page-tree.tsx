import type { Market } from '@lokke/domain/markets';
import { languageFiles } from '@lokke/i18n/all';
import type { ReactElement } from 'react';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { AppProviders } from './shared/app-providers.tsx';
import { marketOfUrl } from './shared/market/market-provider.tsx';
import { siteContext } from './shared/server-context.ts';
import { Previews } from './shared/site/seo-meta.tsx';
import type { PreviewProps, Site } from './shared/site/site.ts';

interface PageTreeSources {
  readonly requestUrl: string;
  /** Without the data for the browser, which is put at the foot of the finished page. */
  readonly context: Omit<EntryContext, 'serverHandoffStream'>;
  readonly loadContext: RouterContextProvider;
}

/** The whole document of a page whose data has been loaded. */
export async function pageTree({
  requestUrl,
  context,
  loadContext,
}: PageTreeSources): Promise<ReactElement> {
  const market = marketOfUrl(requestUrl);
  const site = await siteOf(requestUrl, market, loadContext);
  return (
    <AppProviders market={market} language={languageFiles[market.language]} site={site}>
      <ServerRouter context={context} url={requestUrl} />
    </AppProviders>
  );
}

async function siteOf(
  requestUrl: string,
  market: Market,
  loadContext: RouterContextProvider,
): Promise<Site> {
  const { origin, alternates } = loadContext.get(siteContext);
  const facts = {
    market,
    origin,
    url: origin + new URL(requestUrl).pathname,
    alternates: await alternates,
  };
  return { origin, Previews: (props: PreviewProps) => <Previews {...facts} {...props} /> };
}
