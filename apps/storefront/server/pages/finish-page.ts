import type { Market } from '@lokke/domain/markets';
import { deferScripts, MODULE_SCRIPT } from '../../bootstrap/defer-scripts.ts';
import { inlineStyles } from '../../bootstrap/inline-styles.ts';
import type { PageMeasurement } from '../features/measurement/index.ts';
import { contentSecurityPolicy, inlineHashes } from './content-security-policy.ts';
import type { PageFiles } from './page-files.ts';

export interface FinishingOptions {
  readonly measurementOf: (market: Market) => PageMeasurement;
  readonly pictureOrigins: readonly string[];
  /** Empty where pages run from their sources. */
  readonly files: PageFiles;
  /** Texts of the style sheets that a page has in itself, by address. */
  readonly styles: ReadonlyMap<string, string>;
  /** Tells whether pages are put in order for the first paint: scripts start after it, and styles are in the page. */
  readonly defersScripts: boolean;
}

const HEAD_END = '</head>';
const SCRIPT_END = '</script>';

/**
 * The document with its scripts held back; null for responses that are no document. Its body, most of the bytes, is
 * never decoded: a page with a euro sign would take two bytes for each letter.
 */
export async function finishedPage(
  response: Response,
  { languageTag }: Market,
  { defersScripts, files, styles }: FinishingOptions,
): Promise<Buffer<ArrayBuffer> | null> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return null;
  const html = Buffer.from(await response.arrayBuffer());
  const messages = files.languageFiles.get(languageTag) ?? null;
  const importMap = files.importMaps.get(languageTag) ?? null;
  const ordered = defersScripts
    ? aroundBody(html, (frame) => inlineStyles(deferScripts(frame, messages), styles))
    : html;
  return withImportMap(ordered, importMap);
}

/** Changes a page's head and the script that starts it, written as one document without a body. */
function aroundBody(
  html: Buffer<ArrayBuffer>,
  change: (frame: string) => string,
): Buffer<ArrayBuffer> {
  const headEnd = html.indexOf(HEAD_END);
  const start = html.lastIndexOf(MODULE_SCRIPT);
  if (headEnd === -1 || start < headEnd) return html;
  const startEnd = html.indexOf(SCRIPT_END, start) + SCRIPT_END.length;
  const changed = change(
    html.toString('utf8', 0, headEnd) + HEAD_END + html.toString('utf8', start, startEnd),
  );
  const at = changed.lastIndexOf(HEAD_END);
  return Buffer.concat([
    Buffer.from(changed.slice(0, at)),
    html.subarray(headEnd, start),
    Buffer.from(changed.slice(at + HEAD_END.length)),
    html.subarray(startEnd),
  ]);
}

interface RenderedPage {
  readonly headers: Headers;
  readonly page: Buffer;
  readonly market: Market;
  readonly storeUrls: readonly string[];
}

export function setPageHeaders(
  { headers, page, market, storeUrls }: RenderedPage,
  { pictureOrigins, measurementOf }: FinishingOptions,
): void {
  headers.set(
    'content-security-policy',
    contentSecurityPolicy({
      scriptHashes: inlineHashes(page, 'script'),
      styleHashes: inlineHashes(page, 'style'),
      pictureOrigins,
      storeOrigins: [...new Set(storeUrls.map((url) => new URL(url).origin))],
      thirdParties: measurementOf(market).thirdParties,
    }),
  );
  if (!market.isIndexed) headers.set('x-robots-tag', 'noindex');
}

const STARTS_LATER = '<script type="deferred"';

/** Puts the map before the first script that needs it, and where scripts start later, behind all that is seen. */
export function withImportMap(html: Buffer<ArrayBuffer>, map: string | null): Buffer<ArrayBuffer> {
  if (map === null) return html;
  const script = `<script type="importmap">${map.replaceAll('<', '\\u003c')}</script>`;
  const [place, offset] = html.includes(STARTS_LATER) ? ['</body>', 0] : ['<head>', 6];
  const at = html.lastIndexOf(place);
  if (at === -1) return html;
  const split = at + offset;
  return Buffer.concat([html.subarray(0, split), Buffer.from(script), html.subarray(split)]);
}
