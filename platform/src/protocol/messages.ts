import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MessageCatalogue } from './area.ts';

/** Reads the words of an area from a folder; the English ones name what all have, as a test holds. */
export function readMessages<Texts>(
  area: string,
  folder: string,
  en: Texts,
): MessageCatalogue<Texts> {
  const read = (language: string): Texts =>
    JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'));
  const others = { nl: read('nl'), fr: read('fr'), de: read('de'), es: read('es') };
  return { area, texts: { en, ...others, nb: read('nb'), sv: read('sv') } };
}
