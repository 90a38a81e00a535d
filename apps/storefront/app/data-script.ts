import { text } from 'node:stream/consumers';

const END = '</body></html>';

/**
 * A page with the data that it was drawn from at its foot, in the router's own notation: lines of JSON, as data that no
 * browser runs. The starter hands it to the router. The router would write it as scripts, parts of the tree that come by and
 * by; a page that is whole has no use for that. In two parts: to put them together would copy the whole page.
 */
export function withHydrationData(
  html: string,
  data: string,
): readonly [page: string, foot: string] {
  if (!html.endsWith(END)) throw new Error('The page does not end as a page does.');
  // The sign stands in strings only, where JSON may spell it so: no tag can begin or end.
  const safe = data.replaceAll('<', '\\u003c');
  const foot = `<script type="application/json" id="data">${safe}</script>${HAND_OVER}${END}`;
  return [html.slice(0, -END.length), foot];
}

// While working on the shop there is no starter (see starting/starter.js).
const HAND_OVER = import.meta.env.DEV
  ? `<script>{const { streamController } = window.__reactRouterContext;
streamController.enqueue(document.getElementById('data').textContent);
streamController.close();}</script>`
  : '';

/** The router's own notation of the data, whole. */
export const readHydrationData = (stream: ReadableStream<Uint8Array>): Promise<string> =>
  text(stream);
