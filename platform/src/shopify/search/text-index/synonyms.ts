import { LANGUAGES, type Language } from '../../../protocol/index.ts';
import { createSplit, type Split } from './compounds.ts';
import { foldedWords, stemOf } from './words.ts';

/** Words that a shop's keeper wrote for one language. */
interface SynonymFile {
  /** Words that say nothing beside others: `hair`, `for`. */
  readonly ignored: readonly string[];
  /** Phrases of shoppers by what a product has: `hair_type:dry`, `type:mask`, `handle:volt-mousse`. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
}

export type SynonymFiles = Partial<Readonly<Record<Language, SynonymFile>>>;

interface Phrase {
  /** Number of words. */
  readonly length: number;
  readonly facets: readonly string[];
}

/** Names of things in one language. */
export interface Synonyms {
  readonly language: Language;
  readonly ignored: ReadonlySet<string>;
  /** All words of the phrases, ignored ones included. */
  readonly words: ReadonlySet<string>;
  /** The longest phrase that the words begin with, inflected or not. */
  readonly phraseAt: (words: readonly string[]) => Phrase | null;
  /** The same, letter by letter. */
  readonly exactPhraseAt: (words: readonly string[]) => Phrase | null;
  /** Words that compounds are made of. */
  readonly parts: ReadonlySet<string>;
  readonly split: Split;
}

type Normalise = (word: string) => string;

/** Finds phrases by their words, normalised: the longest first. */
function phraseFinder(
  { synonyms }: SynonymFile,
  language: Language,
  { normalise, areJoined }: { readonly normalise: Normalise; readonly areJoined: boolean },
): (words: readonly string[]) => Phrase | null {
  const facetsByText = new Map<string, Set<string>>();
  for (const [facet, phrases] of Object.entries(synonyms)) {
    for (const phrase of phrases) {
      const parts = foldedWords(phrase, language);
      // `leave-in` is written `leavein` as well; a stem of that would be one of another word.
      const joined = areJoined ? [parts.join('')] : [];
      for (const text of [parts.map(normalise).join(' '), ...joined]) {
        facetsByText.set(text, (facetsByText.get(text) ?? new Set()).add(facet));
      }
    }
  }
  const phrases = [...facetsByText]
    .map(([text, facets]) => ({ words: text.split(' '), facets: [...facets] }))
    .toSorted((a, b) => b.words.length - a.words.length);
  const byFirst = Map.groupBy(phrases, ({ words: [first = ''] }) => first);
  const longest = phrases[0]?.words.length ?? 0;
  return (asked) => {
    const words = asked.slice(0, longest).map(normalise);
    const found = byFirst
      .get(words[0] ?? '')
      ?.find((phrase) => phrase.words.every((word, i) => word === words[i]));
    if (found === undefined) return null;
    return { length: found.words.length, facets: found.facets };
  };
}

/** The longer phrase of two, and of equal ones the one that is spelt as asked: `glatte` is no `glatt`. */
function longerOf(exact: Phrase | null, stemmed: Phrase | null): Phrase | null {
  return (stemmed?.length ?? 0) > (exact?.length ?? 0) ? stemmed : exact;
}

const madeOf = new WeakMap<SynonymFile, Synonyms>();

/** Shops share what is made of the same file. */
function synonymsOf(file: SynonymFile, language: Language): Synonyms {
  const synonyms = madeOf.get(file) ?? createSynonyms(file, language);
  madeOf.set(file, synonyms);
  return synonyms;
}

function createSynonyms(file: SynonymFile, language: Language): Synonyms {
  const fold = (phrases: readonly string[]) =>
    new Set(phrases.flatMap((phrase) => foldedWords(phrase, language)));
  const phrases = Object.values(file.synonyms).flat();
  const joined = phrases.map((phrase) => foldedWords(phrase, language).join(''));
  const words = fold([...file.ignored, ...phrases, ...joined]);
  const ignored = fold(file.ignored);
  // `Kopfhautöl` ends in two letters that say something, half of all words in two that do not.
  const parts = new Set([...words].filter((word) => word.length > 2 || !ignored.has(word)));
  // Made when a query needs them: words of the other languages rarely do.
  const exact = makeOnce(() =>
    phraseFinder(file, language, { normalise: (word) => word, areJoined: true }),
  );
  const stemmed = makeOnce(() =>
    phraseFinder(file, language, { normalise: (word) => stemOf(word, language), areJoined: false }),
  );
  return {
    language,
    ignored,
    words,
    parts,
    split: createSplit(parts),
    phraseAt(asked) {
      const spelt = exact()(asked);
      // An ignored word begins no phrase that only its stem is like.
      return ignored.has(asked[0] ?? '') ? spelt : longerOf(spelt, stemmed()(asked));
    },
    exactPhraseAt: (asked) => exact()(asked),
  };
}

function makeOnce<Made extends object>(make: () => Made): () => Made {
  let made: Made | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

/** The language's own synonyms first, then those of the others. */
export function synonymsFor(
  files: SynonymFiles,
  language: Language,
): readonly [Synonyms, ...(readonly Synonyms[])] {
  const of = (one: Language) => synonymsOf(files[one] ?? { ignored: [], synonyms: {} }, one);
  return [of(language), ...LANGUAGES.filter((other) => other !== language).map(of)];
}
