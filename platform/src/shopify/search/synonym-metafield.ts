import { list, object, record, text } from '../../protocol/json/index.ts';
import type { SynonymFile, SynonymFiles } from './text-index/synonyms.ts';
import { SEARCH_LANGUAGES } from './text-index/words.ts';

const synonymFile = object({ ignored: list(text), synonyms: record });

function readFile(value: unknown, path: string): SynonymFile {
  const { ignored, synonyms } = synonymFile(value, path);
  const phrases = Object.entries(synonyms).map(
    ([facet, found]) => [facet, list(text)(found, `${path}.${facet}`)] as const,
  );
  return { ignored, synonyms: Object.fromEntries(phrases) };
}

/**
 * Reads the shop's metafield `search.synonyms`: for each language what shoppers call the things.
 * @throws when a part has another shape, naming it.
 */
export function parseSynonyms(json: string | null): SynonymFiles {
  if (json === null) return {};
  const files = record(JSON.parse(json), 'search.synonyms');
  return Object.fromEntries(
    SEARCH_LANGUAGES.filter((language) => files[language] !== undefined).map((language) => [
      language,
      readFile(files[language], `search.synonyms.${language}`),
    ]),
  );
}
