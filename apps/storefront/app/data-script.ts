import { text } from 'node:stream/consumers';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '\\u0026',
  '<': '\\u003c',
  '>': '\\u003e',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

const END = '</body></html>';

/**
 * A page with the data that it was drawn from at its foot, where the router looks for it in the browser. The router
 * would write it as a part of the tree that comes by and by; a page that is whole has no use for that. In two parts: to
 * put them together would copy the whole page.
 */
export function withData(html: string, data: string): readonly [page: string, foot: string] {
  if (!html.endsWith(END)) throw new Error('The page does not end as a page does.');
  const quoted = JSON.stringify(data).replace(/[&<>\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? '');
  const stream = 'window.__reactRouterContext.streamController';
  const foot = `<script>${stream}.enqueue(${quoted});${stream}.close();</script>${END}`;
  return [html.slice(0, -END.length), foot];
}

/** The router's own notation of the data, whole. */
export const dataOf = (stream: ReadableStream<Uint8Array>): Promise<string> => text(stream);
