import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** What stands where a part had not come yet, or failed: the browser would draw it. */
const LEFT_TO_THE_BROWSER = '<!--$!-->';

/**
 * The markup of a document that waits for nothing, in one go and without its doctype: less work than a stream. Null
 * where something of it is still on its way, as the parts are that a server draws for the first time, or where it fails:
 * the stream waits, and reports.
 */
export function renderAtOnce(tree: ReactNode): string | null {
  try {
    const html = renderToString(tree);
    return html.includes(LEFT_TO_THE_BROWSER) ? null : html;
  } catch {
    return null;
  }
}
