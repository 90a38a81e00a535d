import MiniSearch, { type SearchResult } from 'minisearch';
import { createSplit } from './compounds.ts';
import { createLexicon } from './lexicon.ts';
import { addMatches, inAll, inAny, type Matches } from './matching-products.ts';
import { correctWords, type Knowledge, readQuery, type Slot } from './read-query.ts';
import {
  facetTerms,
  slotQuery,
  startQuery,
  TEXT_FIELDS,
  type TextField,
  WEIGHTS,
} from './slot-query.ts';
import { createSynonyms, type SynonymFiles, synonymsFor } from './synonyms.ts';
import { foldedWords, type SearchLanguage, stemOf } from './words.ts';

/** What a product says of itself in one language. */
export interface SearchableProduct {
  readonly id: string;
  readonly text: Readonly<Record<TextField, string>>;
  /** `type:mask`, `tag:gift`, `hair_type:dry`, `handle:rain-mask`. */
  readonly facets: readonly string[];
}

type IndexedProduct = { readonly id: number } & Readonly<Record<keyof typeof WEIGHTS, string>>;

// Completions that are tried, since not every one is found beside the words before it.
const CANDIDATES = 4;

const SEPARATOR = '\n';

// Fewer that fit in all are followed by those that fit in part.
const ENOUGH = 4;

// What fits in part and scores below this share of the best is noise.
const WORTH_SHOWING = 0.35;

interface FindOptions {
  readonly isLastTyped: boolean;
  readonly fields: readonly TextField[];
  readonly mostScored: number;
}

// A word that thousands of products have tells little of each, and suggestions show ten.
const TYPED: FindOptions = { isLastTyped: true, fields: TEXT_FIELDS, mostScored: 1000 };

// Of the words before the one that is being typed, mostly.
const KEPT_MATCHES = 16;
const PRODUCTS_IN_A_STEP = 100;

interface ProductSearchQuery {
  readonly text: string;
  /** The last word is still being typed. */
  readonly isLastWordPrefix: boolean;
  readonly fields: readonly TextField[];
}

export interface ProductIndex {
  /** Adds, replaces and removes what changed since the last time; others may have their turn after each step. */
  readonly update: (products: Iterable<SearchableProduct>) => Iterator<void>;
  /** Ids, the most relevant first. */
  readonly search: (query: ProductSearchQuery) => readonly string[];
  /** The query as the shop spells it; null when it knows all words. */
  readonly correct: (text: string) => string | null;
  /** Words of titles that continue the last word of the query, the most frequent first. */
  readonly complete: (text: string, limit: number) => readonly string[];
}

export function createProductIndex(files: SynonymFiles, language: SearchLanguage): ProductIndex {
  const [own = createSynonyms({ ignored: [], synonyms: {} }, language), ...others] = synonymsFor(
    files,
    language,
  );
  const lexicon = createLexicon();
  for (const word of own.words) lexicon.add(word);
  const titleWords = createLexicon();
  const said = new Set<string>();
  const codes = new Set<string>();
  const compoundParts = new Set(own.words);
  const knowledge: Knowledge = {
    synonyms: [own, ...others],
    lexicon,
    split: createSplit(compoundParts, language),
    isSaid: (word) => said.has(stemOf(word, language)),
    isCode: (word) => codes.has(word),
  };
  const indexed = new Map<string, { readonly number: number; readonly json: string }>();
  /** By number, which no later product gets again. */
  const ids: string[] = [];
  const index = new MiniSearch<IndexedProduct>({
    fields: Object.keys(WEIGHTS),
    tokenize: (text) => (text === '' ? [] : text.split(SEPARATOR)),
    processTerm: (term) => term,
    searchOptions: { boost: WEIGHTS, weights: { prefix: 0.5, fuzzy: 0 } },
  });

  function forget(id: string): void {
    const known = indexed.get(id);
    if (known === undefined) return;
    indexed.delete(id);
    index.discard(known.number);
    delete ids[known.number];
  }

  function terms(text: string): string {
    const stems = foldedWords(text, language)
      .flatMap((word) => [word, ...knowledge.split.whole(word)])
      .map((word) => stemOf(word, language));
    for (const stem of stems) said.add(stem);
    return stems.join(SEPARATOR);
  }

  /** Sizes, colours and article numbers: words of no language. */
  function codeTerms(text: string): string {
    const words = foldedWords(text, language);
    for (const word of words) codes.add(word);
    return words.map((word) => stemOf(word, language)).join(SEPARATOR);
  }

  function toIndexed({ text, facets }: SearchableProduct, id: number): IndexedProduct {
    return {
      id,
      facets: facetTerms(facets).join(SEPARATOR),
      title: terms(text.title),
      productType: terms(text.productType),
      vendor: terms(text.vendor),
      tags: terms(text.tags),
      variants: codeTerms(text.variants),
      body: terms(text.body),
    };
  }

  function learnWords({ text }: SearchableProduct): void {
    for (const word of foldedWords(text.title, language)) {
      titleWords.add(word);
      lexicon.add(word);
      compoundParts.add(word);
    }
    for (const word of foldedWords(text.productType, language)) compoundParts.add(word);
  }

  function findMatches({ facets, stems, start }: Slot, fields: readonly TextField[]): Matches {
    const found = addMatches(new Set(), index, { queries: facetTerms(facets), fields: ['facets'] });
    const saying = (stem: string) => ({ queries: [stem], fields: [...fields] });
    const [stem, ...more] = stems;
    if (stem !== undefined && more.length === 0) addMatches(found, index, saying(stem));
    else {
      const all = inAll(stems.map((each) => addMatches(new Set(), index, saying(each))));
      for (const one of all) found.add(one);
    }
    return start === null ? found : addMatches(found, index, startQuery(start, fields));
  }

  const keptMatches = new Map<string, Matches>();
  function matching(slot: Slot, fields: readonly TextField[]): Matches {
    const key = JSON.stringify([slot, fields]);
    const matches = keptMatches.get(key) ?? findMatches(slot, fields);
    keptMatches.delete(key);
    keptMatches.set(key, matches);
    const [oldest = key] = keptMatches.keys();
    if (keptMatches.size > KEPT_MATCHES) keptMatches.delete(oldest);
    return matches;
  }

  /** What fits in all that is asked for; where that is little, what fits in part after it. */
  function find(
    text: string,
    { isLastTyped, fields, mostScored }: FindOptions,
  ): readonly SearchResult[] {
    const asked = readQuery(text, knowledge, isLastTyped)
      .map((slot) => ({ query: slotQuery(slot, fields), matches: matching(slot, fields) }))
      // What no product has is left out of what is asked for.
      .filter(({ matches }) => matches.size > 0);
    const sets = asked.map(({ matches }) => matches);
    const whole = inAll(sets);
    const isEnough = whole.size >= ENOUGH || asked.length === 1;
    const scored = inAny(isEnough ? [whole] : sets, mostScored);
    const found = index.search(
      { combineWith: 'OR', queries: asked.map(({ query }) => query) },
      { boostDocument: (product) => (scored.has(product) ? 1 : 0) },
    );
    if (isEnough) return found;
    const least = (found[0]?.score ?? 0) * WORTH_SHOWING;
    return [
      ...found.filter(({ id }) => whole.has(id)),
      ...found.filter(({ id, score }) => score >= least && !whole.has(id)),
    ];
  }

  // Suggestions ask for products and for completions of the same words.
  let last: { readonly text: string; readonly found: readonly SearchResult[] } | null = null;
  function findTyped(text: string): readonly SearchResult[] {
    if (last?.text !== text) last = { text, found: find(text, TYPED) };
    return last.found;
  }

  return {
    *update(products) {
      const gone = new Set(indexed.keys());
      const changed: { readonly product: SearchableProduct; readonly json: string }[] = [];
      let count = 0;
      // All words first: a compound is split by the words of any product.
      for (const product of products) {
        gone.delete(product.id);
        const json = JSON.stringify(product);
        if (indexed.get(product.id)?.json !== json) {
          learnWords(product);
          changed.push({ product, json });
        }
        count += 1;
        if (count % PRODUCTS_IN_A_STEP === 0) yield;
      }
      for (const { product, json } of changed) {
        forget(product.id);
        const number = ids.push(product.id) - 1;
        indexed.set(product.id, { number, json });
        index.add(toIndexed(product, number));
        if (number % PRODUCTS_IN_A_STEP === 0) yield;
      }
      for (const id of gone) forget(id);
      last = null;
      keptMatches.clear();
    },
    search({ text, isLastWordPrefix, fields }) {
      const isTyped = isLastWordPrefix && fields === TEXT_FIELDS;
      const found = isTyped
        ? findTyped(text)
        : find(text, { isLastTyped: isLastWordPrefix, fields, mostScored: Infinity });
      return found.flatMap(({ id }) => ids[id] ?? []);
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
