import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@lokke/domain/markets';
import * as v from 'valibot';

const Manifest = v.record(v.string(), v.object({ file: v.string() }));

/** Reads the URL of each language's messages from Vite's manifest. */
export function languageFiles(manifestPath: string): ReadonlyMap<Language, string> {
  const manifest = v.parse(Manifest, JSON.parse(readFileSync(manifestPath, 'utf8')));
  const files = new Map<Language, string>();
  for (const language of LANGUAGES) {
    const entry = manifest[`../../packages/i18n/generated/${language}.ts`];
    if (entry !== undefined) files.set(language, `/${entry.file}`);
  }
  return files;
}
