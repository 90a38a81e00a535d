import type { Market } from '@lokke/domain/markets';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { dataOf, withData } from './data-script.ts';
import { renderAtOnce } from './render-at-once.ts';
import { renderWhole } from './render-whole.ts';
import { marketOfUrl } from './shared/market/market-of-url.ts';
import { languageFiles } from './shared/messages/all.ts';
import {
  errorsContext,
  languageFileContext,
  pageTextContext,
  siteContext,
} from './shared/server-context.ts';
import { Previews } from './shared/site/previews.tsx';
import type { PreviewProps, Site } from './shared/site/site.ts';
import { VisitorLocale } from './shared/visitor-locale.tsx';
import { pagePartsOf } from './starting/page-parts.ts';
import { withStarter } from './starting/with-starter.ts';

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
  const { serverHandoffStream, ...context } = routerContext;
  const data = serverHandoffStream === undefined ? null : await dataOf(serverHandoffStream);
  const tree = (
    <VisitorLocale market={market} language={languageFiles[market.language]} site={site}>
      <ServerRouter context={context} url={request.url} />
    </VisitorLocale>
  );
  let renderError: unknown;
  const atOnce = renderAtOnce(tree);
  const html =
    atOnce ??
    (await renderWhole(tree, {
      signal: request.signal,
      onError(error) {
        renderError = error;
      },
    }));
  const [page, foot] = data === null ? ([html, ''] as const) : withData(html, data);
  // A stream begins with the doctype by itself.
  const doctype = atOnce === null ? [] : ['<!DOCTYPE html>'];
  // While working on the shop, scripts come as the development server wants them.
  const started = import.meta.env.DEV
    ? [page]
    : withStarter(
        page,
        pagePartsOf({
          manifest: context.manifest,
          routeIds: context.staticHandlerContext.matches.map(({ route }) => route.id),
          languageFile: loadContext.get(languageFileContext),
        }),
      );
  const parts = [...doctype, ...started, foot];
  if (renderError !== undefined) {
    console.error('page render failed', renderError);
    loadContext.get(errorsContext)(renderError);
  }
  headers.set('content-type', 'text/html; charset=utf-8');
  const left = loadContext.get(pageTextContext);
  if (left !== null) left.parts = parts;
  return new Response(left === null ? parts.join('') : null, {
    status: renderError === undefined ? status : 500,
    headers,
  });
}

/** What a loader or an action threw that it should not have; a visitor who went away is nobody's error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  // Refused by the router: no page, or no form on it. Whoever sends many would write the log.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  console.error(error);
  context.get(errorsContext)(error);
};

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
