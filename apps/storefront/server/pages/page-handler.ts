import { createHash } from 'node:crypto';
import { type Language, type Market, marketOf, splitLocale } from '@lokke/domain/markets';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Catalogue } from '../../app/shared/catalogue-source.ts';
import { catalogueContext, marketContext } from '../../app/shared/server-context.ts';
import { contentSecurityPolicy, inlineScriptHashes } from './content-security-policy.ts';

export interface PageSources {
  readonly build: ServerBuild;
  readonly catalogueOf: (market: Market) => Catalogue;
  readonly pictureOrigins: readonly string[];
  readonly languageFiles: ReadonlyMap<Language, string>;
}

/**
 * Answers page addresses. A locale's prefix is the router's basename, so routes and links are written
 * once, without a locale, and one build serves all fifteen.
 */
export function createPageHandler(sources: PageSources): (request: Request) => Promise<Response> {
  const handlers = new Map<string, ReturnType<typeof createRequestHandler>>();
  const handlerOf = (prefix: string) => {
    const known = handlers.get(prefix);
    if (known !== undefined) return known;
    const handler = createRequestHandler({ ...sources.build, basename: prefix || '/' });
    handlers.set(prefix, handler);
    return handler;
  };

  return async (request) => {
    const market = marketOf(splitLocale(new URL(request.url).pathname).locale);
    const context = new RouterContextProvider();
    context.set(marketContext, market);
    context.set(catalogueContext, sources.catalogueOf(market));
    const response = await handlerOf(market.prefix)(request, context);
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    return finishPage(request, response, market, sources);
  };
}

async function finishPage(
  request: Request,
  response: Response,
  market: Market,
  { pictureOrigins, languageFiles }: PageSources,
): Promise<Response> {
  const html = await response.text();
  const headers = new Headers(response.headers);
  headers.set(
    'content-security-policy',
    contentSecurityPolicy({ scriptHashes: inlineScriptHashes(html), pictureOrigins }),
  );
  const languageFile = languageFiles.get(market.language);
  if (languageFile !== undefined) headers.append('link', `<${languageFile}>; rel=modulepreload`);
  if (!market.isIndexed) headers.set('x-robots-tag', 'noindex');
  if (response.status !== 200) {
    headers.set('cache-control', 'no-store');
    return new Response(html, { status: response.status, headers });
  }
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  headers.set('etag', etag);
  headers.set('cache-control', 'public, max-age=0, must-revalidate');
  if (request.headers.get('if-none-match') === etag) {
    headers.delete('content-type');
    return new Response(null, { status: 304, headers });
  }
  return new Response(html, { status: 200, headers });
}
