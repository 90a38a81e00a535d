import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, marketOf } from '@lokke/domain/markets';
import type { TextsPlace } from '@lokke/i18n';
import * as v from 'valibot';

const Manifest = v.record(v.string(), v.object({ file: v.string() }));
const ImportMap = v.object({ imports: v.record(v.string(), v.string()) });
const MESSAGES = '../../packages/i18n/generated/';

export interface PageFiles {
  /** URL of the messages that come first, by language tag. */
  readonly languageFiles: ReadonlyMap<string, string>;
  /** The import map of pages, as JSON, by language tag. */
  readonly importMaps: ReadonlyMap<string, string>;
  /** Texts of the build's style sheets, by address. */
  readonly styles: ReadonlyMap<string, string>;
}

export const NO_FILES: PageFiles = {
  languageFiles: new Map(),
  importMaps: new Map(),
  styles: new Map(),
};

/**
 * Reads what a page names of its build. Scripts import each other by lasting names, and the import map says which
 * files those are, so that a change renames the files that it changes and not all that import them.
 */
export function pageFilesOf(clientFolder: string): PageFiles {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(join(clientFolder, '.vite', name), 'utf8'));
  const manifest = v.parse(Manifest, read('manifest.json'));
  const { imports } = v.parse(ImportMap, read('importmap.json'));
  const languageFiles = new Map<string, string>();
  const importMaps = new Map<string, string>();
  for (const { language, languageTag } of LOCALES.map(marketOf)) {
    const entry = manifest[`${MESSAGES}${languageTag}.ts`] ?? manifest[`${MESSAGES}${language}.ts`];
    if (entry !== undefined) languageFiles.set(languageTag, `/${entry.file}`);
    const foreign = new Set(
      Object.entries(manifest)
        .filter(([source]) => isForeign(source, { language, languageTag }))
        .map(([, { file }]) => `/${file}`),
    );
    const named = Object.entries(imports).filter(([, file]) => !foreign.has(file));
    importMaps.set(languageTag, JSON.stringify({ imports: Object.fromEntries(named) }));
  }
  return { languageFiles, importMaps, styles: stylesOf(clientFolder) };
}

function stylesOf(clientFolder: string): ReadonlyMap<string, string> {
  return new Map(
    globSync('assets/*.css', { cwd: clientFolder }).map((file) => [
      `/${file.replaceAll('\\', '/')}`,
      readFileSync(join(clientFolder, file), 'utf8').trim(),
    ]),
  );
}

/** Messages that no page of the market asks for. Which market fits, a visitor is asked in their own language. */
function isForeign(source: string, { language, languageTag }: TextsPlace): boolean {
  const [place = '', namespace] = source.slice(MESSAGES.length).split('/');
  if (!source.startsWith(MESSAGES)) return false;
  if (namespace === undefined) return place.includes('-') && place !== `${languageTag}.ts`;
  return place !== language && place !== languageTag && namespace !== 'suggestion.ts';
}
