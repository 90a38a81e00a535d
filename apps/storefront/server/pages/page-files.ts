import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@lokke/domain/markets';
import * as v from 'valibot';

const Manifest = v.record(v.string(), v.object({ file: v.string() }));
const ImportMap = v.object({ imports: v.record(v.string(), v.string()) });
const MESSAGES = '../../packages/i18n/generated/';

export interface PageFiles {
  /** URL of each language's messages. */
  readonly languageFiles: ReadonlyMap<Language, string>;
  /** The import map of pages in each language, as JSON. */
  readonly importMaps: ReadonlyMap<Language, string>;
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
  const languageFiles = new Map<Language, string>();
  const importMaps = new Map<Language, string>();
  for (const language of LANGUAGES) {
    const entry = manifest[`${MESSAGES}${language}.ts`];
    if (entry !== undefined) languageFiles.set(language, `/${entry.file}`);
    const foreign = new Set(
      Object.entries(manifest)
        .filter(([source]) => isForeign(source, language))
        .map(([, { file }]) => `/${file}`),
    );
    const named = Object.entries(imports).filter(([, file]) => !foreign.has(file));
    importMaps.set(language, JSON.stringify({ imports: Object.fromEntries(named) }));
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

/** Messages that no page in the language asks for. Which market fits, a visitor is asked in their own language. */
function isForeign(source: string, language: Language): boolean {
  return (
    source.startsWith(MESSAGES) &&
    source.slice(MESSAGES.length).includes('/') &&
    !source.startsWith(`${MESSAGES}${language}/`) &&
    !source.endsWith('/suggestion.ts')
  );
}
