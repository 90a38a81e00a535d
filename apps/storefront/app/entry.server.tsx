import type { Market } from '@lokke/domain/markets';
import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { marketOfUrl } from './shared/market/market-of-url.ts';
import { languageFiles } from './shared/messages/all.ts';
import { siteContext } from './shared/server-context.ts';
import { Previews } from './shared/site/previews.tsx';
import type { PreviewProps, Site } from './shared/site/site.ts';
import { VisitorLocale } from './shared/visitor-locale.tsx';

/** Pages are rendered whole, never streamed: a finished page can be hashed, compressed and kept. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const market = marketOfUrl(request.url);
  const site = await siteOf(request.url, market, loadContext);
  let renderError: unknown;
  const body = await renderToReadableStream(
    <VisitorLocale market={market} language={languageFiles[market.language]} site={site}>
      <ServerRouter context={routerContext} url={request.url} />
    </VisitorLocale>,
    {
      signal: request.signal,
      onError(error) {
        renderError = error;
      },
    },
  );
  await body.allReady;
  const html = await new Response(body).text();
  if (renderError !== undefined) console.error('page render failed', renderError);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(html, { status: renderError === undefined ? status : 500, headers });
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
