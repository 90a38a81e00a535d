import { hash } from 'node:crypto';
import { LANGUAGES, type Language } from '../../../protocol/index.ts';
import { latestValues } from '../../../store/index.ts';
import { createSplit, type KnownParts, type Split } from './compounds.ts';
import { foldedWords, stemOf } from './words.ts';

/** Words that a shop's keeper wrote for one language. */
interface SynonymFile {
  /** Words that say nothing beside others: `hair`, `for`. */
  readonly ignored: readonly string[];
  /** Phrases of shoppers by what a product has: `hair_type:dry`, `type:mask`, `handle:volt-mousse`. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
  /** Facts of what comes after others where all else is equal: `type:travel size`. */
  readonly last?: readonly string[] | undefined;
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
  readonly parts: KnownParts;
  readonly split: Split;
  readonly last: readonly string[];
}

type Normalise = (word: string) => string;

/** Finds phrases by their words, normalised: the longest first. */
function phraseFinder(
  { synonyms }: SynonymFile,
  language: Language,
  { normalise, areJoined }: { readonly normalise: Normalise; readonly areJoined: boolean },
): (words: readonly string[]) => Phrase | null {
  const facetsOf = new Map<string, readonly string[]>();
  let longest = 0;
  for (const [facet, phrases] of Object.entries(synonyms)) {
    const alone = [facet];
    for (const phrase of phrases) {
      const words = foldedWords(phrase, language);
      longest = Math.max(longest, words.length);
      // `leave-in` is written `leavein` as well; a stem of that would be one of another word.
      const joined = areJoined && words.length > 1 ? [words.join('')] : [];
      for (const text of [words.map(normalise).join(' '), ...joined]) {
        const known = facetsOf.get(text);
        if (known === undefined) facetsOf.set(text, alone);
        else if (!known.includes(facet)) facetsOf.set(text, [...known, facet]);
      }
    }
  }
  return (asked) => {
    const words = asked.slice(0, longest).map(normalise);
    for (let length = words.length; length > 0; length -= 1) {
      const facets = facetsOf.get(words.slice(0, length).join(' '));
      if (facets !== undefined) return { length, facets };
    }
    return null;
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

type Vocabulary = Pick<Synonyms, 'ignored' | 'words' | 'parts' | 'split'>;

const vocabularies = latestValues<string, Vocabulary>(2 * LANGUAGES.length);

/** Shops in other languages name some facets otherwise, but not the phrases. */
function vocabularyOf(file: SynonymFile, language: Language): Vocabulary {
  const phrases = Object.values(file.synonyms).flat();
  const key = hash('sha1', JSON.stringify([language, file.ignored, phrases]), 'base64');
  return vocabularies(key, () => {
    const folded = phrases.map((phrase) => foldedWords(phrase, language));
    const ignored = new Set(file.ignored.flatMap((word) => foldedWords(word, language)));
    const joined = folded.map((words) => words.join(''));
    const words = new Set([...ignored, ...folded.flat(), ...joined]);
    // `Kopfhautöl` ends in two letters that say something, half of all words in two that do not.
    const parts = {
      has: (word: string) => words.has(word) && (word.length > 2 || !ignored.has(word)),
    };
    return { ignored, words, parts, split: createSplit(parts) };
  });
}

function createSynonyms(file: SynonymFile, language: Language): Synonyms {
  const vocabulary = vocabularyOf(file, language);
  const { ignored } = vocabulary;
  // Made when a query needs them: words of the other languages rarely do.
  const exact = makeOnce(() =>
    phraseFinder(file, language, { normalise: (word) => word, areJoined: true }),
  );
  const stemmed = makeOnce(() =>
    phraseFinder(file, language, { normalise: (word) => stemOf(word, language), areJoined: false }),
  );
  return {
    ...vocabulary,
    language,
    last: file.last ?? [],
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
