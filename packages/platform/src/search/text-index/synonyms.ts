import { createSplit, type Split } from './compounds.ts';
import { foldedWords, SEARCH_LANGUAGES, type SearchLanguage, stemOf } from './words.ts';

/** What a shop's keeper wrote for one language. */
export interface SynonymFile {
  /** Words that say nothing beside others: `hair`, `for`. */
  readonly ignored: readonly string[];
  /** By what a product has (`hair_type:dry`, `type:mask`, `handle:volt-mousse`): what shoppers call it. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
}

export type SynonymFiles = Partial<Readonly<Record<SearchLanguage, SynonymFile>>>;

interface Phrase {
  readonly stems: readonly string[];
  readonly facets: readonly string[];
}

/** What one language calls things. */
export interface Synonyms {
  readonly language: SearchLanguage;
  readonly ignored: ReadonlySet<string>;
  /** All words of the phrases, ignored ones included. */
  readonly words: ReadonlySet<string>;
  /** The longest phrase that the words begin with. */
  readonly phraseAt: (words: readonly string[]) => Phrase | null;
  readonly split: Split;
}

function readPhrases({ synonyms }: SynonymFile, language: SearchLanguage): readonly Phrase[] {
  const facetsByText = new Map<string, Set<string>>();
  for (const [facet, phrases] of Object.entries(synonyms)) {
    for (const phrase of phrases) {
      const stems = foldedWords(phrase, language).map((word) => stemOf(word, language));
      const facets = facetsByText.get(stems.join(' ')) ?? new Set();
      facetsByText.set(stems.join(' '), facets.add(facet));
    }
  }
  return [...facetsByText].map(([text, facets]) => ({
    stems: text.split(' '),
    facets: [...facets],
  }));
}

export function createSynonyms(file: SynonymFile, language: SearchLanguage): Synonyms {
  const fold = (phrases: readonly string[]) =>
    new Set(phrases.flatMap((phrase) => foldedWords(phrase, language)));
  const words = fold([...file.ignored, ...Object.values(file.synonyms).flat()]);
  const longestFirst = readPhrases(file, language).toSorted(
    (a, b) => b.stems.length - a.stems.length,
  );
  const longest = longestFirst[0]?.stems.length ?? 0;
  const byFirstStem = Map.groupBy(longestFirst, ({ stems: [first = ''] }) => first);
  return {
    language,
    ignored: fold(file.ignored),
    words,
    split: createSplit(words, language),
    phraseAt(asked) {
      const stems = asked.slice(0, longest).map((word) => stemOf(word, language));
      const candidates = byFirstStem.get(stems[0] ?? '') ?? [];
      return (
        candidates.find((phrase) => phrase.stems.every((stem, i) => stem === stems[i])) ?? null
      );
    },
  };
}

/** The language's own synonyms first, then those of the others. */
export function synonymsFor(files: SynonymFiles, language: SearchLanguage): readonly Synonyms[] {
  const order = [language, ...SEARCH_LANGUAGES.filter((other) => other !== language)];
  const none: SynonymFile = { ignored: [], synonyms: {} };
  return order.map((other) => createSynonyms(files[other] ?? none, other));
}
