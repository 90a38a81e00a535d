import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
} from 'react-router';
import { readHydrationData, withHydrationData } from './data-script.ts';
import { keepMarkup } from './keep-markup.ts';
import { pageTree } from './page-tree.tsx';
import { renderAtOnce } from './render-at-once.ts';
import { renderWhole } from './render-whole.ts';
import { KeptMarkupContext } from './shared/kept-part/kept-markup.ts';
import {
  errorsContext,
  languageFileContext,
  pageDataContext,
  pageTextContext,
  renderedContext,
} from './shared/server-context.ts';
import { pagePartsJson } from './starting/page-parts.ts';
import { withStarter } from './starting/with-starter.ts';

// A mark that nobody can write into a page.
const openMarkup = keepMarkup(crypto.randomUUID());

/** Pages are rendered whole, never streamed: a finished page can be hashed, compressed and kept. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { serverHandoffStream, ...context } = routerContext;
  const data =
    loadContext.get(pageDataContext) ??
    (serverHandoffStream === undefined ? null : await readHydrationData(serverHandoffStream));
  const tree = await pageTree({ requestUrl: request.url, context, loadContext });
  let renderError: unknown;
  const { kept, fill } = openMarkup();
  const atOnce = renderAtOnce(<KeptMarkupContext value={kept}>{tree}</KeptMarkupContext>);
  const html =
    atOnce === null
      ? await renderWhole(tree, {
          signal: request.signal,
          onError(error) {
            renderError = error;
          },
        })
      : fill(atOnce);
  loadContext.get(renderedContext)({ tree, html });
  const [page, foot] = data === null ? ([html, ''] as const) : withHydrationData(html, data);
  // A stream begins with the doctype by itself.
  const doctype = atOnce === null ? [] : ['<!DOCTYPE html>'];
  // While working on the shop, scripts come as the development server wants them.
  const started = import.meta.env.DEV
    ? [page]
    : withStarter(
        page,
        pagePartsJson({
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
