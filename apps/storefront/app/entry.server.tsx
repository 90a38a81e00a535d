import type { Market } from '@lokke/domain/markets';
import { languageFileOf } from '@lokke/i18n/all';
import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { pageServices } from '../context/page-services.ts';
import { AppProviders } from './shared/app-providers.tsx';
import { marketOfUrl } from './shared/market/market-provider.tsx';
import { SeoMeta } from './shared/site/seo-meta.tsx';
import type { PageMeta, Site } from './shared/site/site.ts';

/** Renders the whole page before sending it, so that it can be hashed, compressed and cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const market = marketOfUrl(request.url);
  const site = await siteOf(request.url, market, loadContext);
  let hasFailed = false;
  const stream = await renderToReadableStream(
    <AppProviders market={market} language={languageFileOf(market)} site={site}>
      <ServerRouter context={context} url={request.url} />
    </AppProviders>,
    {
      signal: request.signal,
      // Keeps React from splitting the page into streamed chunks.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError(error) {
        hasFailed = true;
        console.error('page render failed', error);
        loadContext.get(pageServices).reportError(error);
      },
    },
  );
  await stream.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(stream, { status: hasFailed ? 500 : status, headers });
}

async function siteOf(
  requestUrl: string,
  market: Market,
  loadContext: RouterContextProvider,
): Promise<Site> {
  const { origin, alternates, brand, identity, build, isZoomable } =
    loadContext.get(pageServices).site;
  const facts = {
    market,
    origin,
    url: origin + new URL(requestUrl).pathname,
    alternates: await alternates,
    brand,
    identity,
  };
  return {
    origin,
    brand,
    build,
    isZoomable,
    SeoMeta: (props: PageMeta) => <SeoMeta {...facts} {...props} />,
  };
}

/** Reports unexpected errors of loaders and actions; aborted requests are not errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  // The router's own 4xx; logging them would let anyone fill the log.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  context.get(pageServices).reportError(error);
};
