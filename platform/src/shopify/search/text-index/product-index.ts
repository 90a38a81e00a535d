import { createSplit } from './compounds.ts';
import { createProductFinder, type FindOptions } from './find-products.ts';
import { openKnownProducts } from './known-products.ts';
import { createLexicon } from './lexicon.ts';
import { createProductNumbers } from './product-numbers.ts';
import { correctWords, type Knowledge } from './read-query.ts';
import type { Hit } from './score-products.ts';
import { facetTerms } from './slot-query.ts';
import { createSynonyms, type SynonymFiles, synonymsFor } from './synonyms.ts';
import { openTemporaryFile } from './temporary-file.ts';
import { openTermStore, PRODUCTS_IN_A_PART } from './term-store.ts';
import { INDEXED_FIELDS, type IndexedField, TEXT_FIELDS, type TextField } from './weights.ts';
import { foldedWords, isNumber, type SearchLanguage, stemOf } from './words.ts';

/** What a product says of itself in one language. */
export interface SearchableProduct {
  readonly text: Readonly<Record<TextField, string>>;
  /** `type:mask`, `tag:gift`, `hair_type:dry`, `handle:rain-mask`. */
  readonly facets: readonly string[];
}

/** Products that are read one by one. */
export interface SearchableProducts<Id> {
  readonly ids: Iterable<Id>;
  /** Null: it is no longer there. */
  readonly read: (id: Id) => SearchableProduct | null;
}

// Completions that are tried, since not every one is found beside the words before it.
const CANDIDATES = 4;

// A word that thousands of products have tells little of each, and suggestions show ten.
const TYPED: FindOptions = { isLastTyped: true, fields: TEXT_FIELDS, mostScored: 1000 };

const PRODUCTS_IN_A_STEP = 100;

// Each update adds a part in which terms are looked up, and what it replaces stays until all is indexed anew.
const MOST_PARTS_MORE = 100;
const MOST_DEAD_MORE = 1_000;

interface ProductSearchQuery {
  readonly text: string;
  /** The last word is still being typed. */
  readonly isLastWordPrefix: boolean;
  readonly fields: readonly TextField[];
}

export interface ProductIndex<Id> {
  /** Adds, replaces and removes what changed since the last time; others may have their turn after each step. */
  readonly update: (products: SearchableProducts<Id>) => Iterator<void>;
  /** Ids, the most relevant first. */
  readonly search: (query: ProductSearchQuery) => readonly Id[];
  /** The query as the shop spells it; null when it knows all words. */
  readonly correct: (text: string) => string | null;
  /** Words of titles that continue the last word of the query, the most frequent first. */
  readonly complete: (text: string, limit: number) => readonly string[];
}

const SAID_FIELDS: readonly IndexedField[] = TEXT_FIELDS.filter((field) => field !== 'variants');

/** Words and where they stand are in a file of its own: in memory is what scores and spelling need. */
export function createProductIndex<Id extends number | string>(
  files: SynonymFiles,
  language: SearchLanguage,
): ProductIndex<Id> {
  const [own = createSynonyms({ ignored: [], synonyms: {} }, language), ...others] = synonymsFor(
    files,
    language,
  );
  const lexicon = createLexicon();
  for (const word of own.words) lexicon.add(word);
  const titleWords = createLexicon();
  const compoundParts = new Set(own.words);
  const file = openTemporaryFile();
  const store = openTermStore(file);
  const known = openKnownProducts<Id>(file);
  const numbers = createProductNumbers(INDEXED_FIELDS.length);
  const index = { store, numbers };
  /** By number, which no later product gets again. */
  const ids: Id[] = [];
  const isIn = (fields: readonly IndexedField[], word: string) =>
    store
      .find(stemOf(word, language))
      .some(({ field }) => fields.some((name) => INDEXED_FIELDS[field] === name));
  const knowledge: Knowledge = {
    synonyms: [own, ...others],
    lexicon,
    split: createSplit(compoundParts, language),
    isSaid: (word) => isIn(SAID_FIELDS, word),
    isCode: (word) => isIn(['variants'], word),
  };

  function forget(id: Id): void {
    const number = known.take(id);
    if (number !== null) numbers.remove(number);
  }

  function terms(text: string): readonly string[] {
    return foldedWords(text, language)
      .flatMap((word) => [word, ...knowledge.split.whole(word)])
      .map((word) => stemOf(word, language));
  }

  /** Sizes, colours and article numbers: words of no language. */
  function codeTerms(text: string): readonly string[] {
    return foldedWords(text, language).map((word) => stemOf(word, language));
  }

  function add(id: Id, product: SearchableProduct): void {
    forget(id);
    const { text, facets } = product;
    const inFields = INDEXED_FIELDS.map((field) => {
      if (field === 'facets') return facetTerms(facets);
      return field === 'variants' ? codeTerms(text.variants) : terms(text[field]);
    });
    const number = numbers.add(inFields.map((inField) => new Set(inField).size));
    ids[number] = id;
    store.add(number, inFields);
    known.put(id, product, number);
  }

  function learnWords({ text }: SearchableProduct): void {
    for (const word of foldedWords(text.title, language)) {
      titleWords.add(word);
      lexicon.add(word);
      if (!isNumber(word)) compoundParts.add(word);
    }
    for (const word of foldedWords(text.productType, language)) {
      if (!isNumber(word)) compoundParts.add(word);
    }
  }

  function forgetAllIfWorn(): void {
    const { liveCount, deadCount } = numbers;
    const mostParts = MOST_PARTS_MORE + liveCount / PRODUCTS_IN_A_PART;
    if (store.partCount <= mostParts && deadCount <= liveCount + MOST_DEAD_MORE) return;
    store.clear();
    known.clear();
    numbers.clear();
    ids.length = 0;
  }

  const { find, forgetMatches } = createProductFinder(index, knowledge);

  // Suggestions ask for products and for completions of the same words.
  let last: { readonly text: string; readonly found: readonly Hit[] } | null = null;
  function findTyped(text: string): readonly Hit[] {
    if (last?.text !== text) last = { text, found: find(text, TYPED) };
    return last.found;
  }

  return {
    *update(products) {
      forgetAllIfWorn();
      known.startRun();
      const changed: Id[] = [];
      let count = 0;
      // All words first: a compound is split by the words of any product.
      for (const id of products.ids) {
        const product = products.read(id);
        if (product !== null && !known.isUnchanged(id, product)) {
          learnWords(product);
          changed.push(id);
        }
        count += 1;
        if (count % PRODUCTS_IN_A_STEP === 0) yield;
      }
      for (const [at, id] of changed.entries()) {
        const product = products.read(id);
        if (product !== null) add(id, product);
        if (at % PRODUCTS_IN_A_STEP === 0) yield;
      }
      for (const id of known.unseen().flatMap((number) => ids[number] ?? [])) forget(id);
      last = null;
      forgetMatches();
    },
    search({ text, isLastWordPrefix, fields }) {
      const isTyped = isLastWordPrefix && fields === TEXT_FIELDS;
      const found = isTyped
        ? findTyped(text)
        : find(text, { isLastTyped: isLastWordPrefix, fields, mostScored: Infinity });
      return found.flatMap(({ product }) => ids[product] ?? []);
    },
    correct(text) {
      const words = foldedWords(text, language);
      const corrected = correctWords(words, knowledge, true);
      return corrected.every((word, i) => word === words[i]) ? null : corrected.join(' ');
    },
    complete(text, limit) {
      const words = foldedWords(text, language);
      const start = words.at(-1);
      if (start === undefined) return [];
      const before = words.slice(0, -1);
      const completed = titleWords.completions(start, CANDIDATES).filter((word) => word !== start);
      if (before.length === 0) return completed.slice(0, limit);
      const beside = new Set(findTyped(text).flatMap(({ terms }) => terms));
      return completed
        .filter((word) => beside.has(stemOf(word, language)))
        .map((word) => [...before, word].join(' '))
        .slice(0, limit);
    },
  };
}
