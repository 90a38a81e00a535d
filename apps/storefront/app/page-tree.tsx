import type { Market } from '@lokke/domain/markets';
import type { ReactElement } from 'react';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { marketOfUrl } from './shared/market/market-of-url.ts';
import { languageFiles } from './shared/messages/all.ts';
import { siteContext } from './shared/server-context.ts';
import { Previews } from './shared/site/previews.tsx';
import type { PreviewProps, Site } from './shared/site/site.ts';
import { VisitorLocale } from './shared/visitor-locale.tsx';

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
    <VisitorLocale market={market} language={languageFiles[market.language]} site={site}>
      <ServerRouter context={context} url={requestUrl} />
    </VisitorLocale>
  );
}

async function siteOf(
  requestUrl: string,
  market: Market,
  loadContext: RouterContextProvider,
): Promise<Site> {
  const { origin, sisters } = loadContext.get(siteContext);
  const facts = {
    market,
    origin,
    url: origin + new URL(requestUrl).pathname,
    sisters: await sisters,
  };
  return { origin, Previews: (props: PreviewProps) => <Previews {...facts} {...props} /> };
}
