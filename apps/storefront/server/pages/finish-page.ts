import type { Market } from '@lokke/domain/markets';
import { deferScripts } from '../../bootstrap/defer-scripts.ts';
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

/** The document with its scripts held back; null for responses that are no document. */
export async function finishedPage(
  response: Response,
  { language }: Market,
  { defersScripts, files, styles }: FinishingOptions,
): Promise<string | null> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return null;
  const html = await response.text();
  const messages = files.languageFiles.get(language) ?? null;
  const importMap = files.importMaps.get(language) ?? null;
  const ordered = defersScripts ? inlineStyles(deferScripts(html, messages), styles) : html;
  return withImportMap(ordered, importMap);
}

interface RenderedPage {
  readonly headers: Headers;
  readonly page: string;
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
export function withImportMap(html: string, map: string | null): string {
  if (map === null) return html;
  const script = `<script type="importmap">${map.replaceAll('<', '\\u003c')}</script>`;
  const [place, offset] = html.includes(STARTS_LATER) ? ['</body>', 0] : ['<head>', 6];
  const at = html.lastIndexOf(place);
  return at === -1 ? html : html.slice(0, at + offset) + script + html.slice(at + offset);
}
