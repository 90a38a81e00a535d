import { parseAccept } from 'hono/utils/accept';
import { isStale, joinPageForm, markStale, splitPageForm } from '../cache/index.ts';
import { DATA_NOTICE } from '../features/agents/index.ts';
import { isReading, splitRequestUrl } from '../http/index.ts';
import { noStore } from './cache-headers.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import type { MakePage } from './page-handler.ts';

const MARKDOWN = 'text/markdown';

/** Headers that speak of the document, or that let a cache keep what was chosen by `Accept`. */
const OF_THE_DOCUMENT = ['content-security-policy', 'content-length', 'link'];
const OF_SHARED_CACHES = ['surrogate-control', 'cdn-cache-control'];

/** Tells whether a client would have a page as Markdown rather than as a document. Browsers never name it. */
export function prefersMarkdown(accept: string | null | undefined): boolean {
  if (accept?.includes(MARKDOWN) !== true) return false;
  const best = parseAccept(accept).find(({ type }) => type === MARKDOWN || type === 'text/html');
  return best?.type === MARKDOWN && best.q > 0;
}

/** The same request for the Markdown of its page; null for anything but reading a document. */
export function asMarkdown(request: Request): Request | null {
  const url = new URL(request.url);
  const { page, form } = splitPageForm(url.pathname);
  if (form !== 'document' || !isReading(request)) return null;
  url.pathname = joinPageForm(page.replace(/\/+$/, '') || '/', 'markdown');
  return new Request(url, request);
}

/** The Markdown as an answer at the page's own address: shared caches, which have the document there, leave it alone. */
export function chosenByAccept(response: Response): Response {
  const headers = new Headers(response.headers);
  for (const name of OF_SHARED_CACHES) headers.delete(name);
  headers.set('cache-control', 'private, no-cache');
  headers.set('vary', 'Accept, Accept-Encoding');
  return new Response(response.body, { status: response.status, headers });
}

/** Makes pages whose path ends with `.md` from their document: public ones that search engines may list, no others. */
export function withMarkdown(makePage: MakePage): MakePage {
  return async (request, peerIp, viewing) => {
    const url = new URL(request.url);
    const { page, form } = splitPageForm(splitRequestUrl(request.url).path);
    if (form !== 'markdown' || !isReading(request)) {
      return makePage(request, peerIp, viewing);
    }
    url.pathname = page;
    const document = await makePage(new Request(url, request), peerIp, viewing);
    const { status } = document;
    if (status >= 300 && status < 400) return document;
    const isPublic = document.headers.get('cache-control')?.startsWith('public') === true;
    const html = isPublic ? await document.text() : '';
    const markdown = html.includes('<meta name="robots"') ? null : htmlToMarkdown(html, url.origin);
    if (markdown === null) return noMarkdown(status === 200 ? 404 : status);
    const headers = new Headers(document.headers);
    for (const name of OF_THE_DOCUMENT) headers.delete(name);
    headers.set('content-type', `${MARKDOWN}; charset=utf-8`);
    headers.set('x-robots-tag', 'noindex');
    headers.set('link', `<${url.href}>; rel="canonical"`);
    const made = new Response(`> ${DATA_NOTICE}\n\n${markdown}`, { status, headers });
    return isStale(document) ? markStale(made) : made;
  };
}

function noMarkdown(status: number): Response {
  const headers = new Headers({ 'content-type': 'text/plain; charset=utf-8' });
  noStore(headers);
  return new Response('There is no Markdown of this page.\n', { status, headers });
}
