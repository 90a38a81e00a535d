import { hash } from 'node:crypto';
import MiniSearch, { type SearchResult } from 'minisearch';
import type { Language } from '../../../protocol/index.ts';
import { createSplit } from './compounds.ts';
import { createFinder, type FindOptions } from './find-products.ts';
import { createLexicon } from './lexicon.ts';
import { correctWords, type Knowledge } from './read-query.ts';
import { facetTerms, TEXT_FIELDS, type TextField, WEIGHTS } from './slot-query.ts';
import { type SynonymFiles, synonymsFor } from './synonyms.ts';
import { foldedWords, isNumber, stemOf, writtenWords } from './words.ts';

/** Texts and facets of a product in one language. */
export interface SearchableProduct {
  readonly id: string;
  readonly text: Readonly<Record<TextField, string>>;
  /** `type:mask`, `tag:gift`, `hair_type:dry`, `handle:rain-mask`. */
  readonly facets: readonly string[];
}

type IndexedProduct = { readonly id: string } & Readonly<Record<keyof typeof WEIGHTS, string>>;

/** Completions that are tried: not every one is found beside the words before it. */
const CANDIDATES = 4;

/** Tells whether a word of a title may be part of a compound. */
const isPart = (word: string) => word.length > 2 && !isNumber(word);

const SEPARATOR = '\n';

/** Scores few: a word that thousands of products have tells little of each, and suggestions show ten. */
const TYPED: FindOptions = {
  isLastTyped: true,
  isSuggestion: true,
  fields: TEXT_FIELDS,
  mostScored: 1000,
};

const PRODUCTS_IN_A_STEP = 100;

interface ProductSearchQuery {
  readonly text: string;
  /** The last word is still being typed. */
  readonly isLastWordPrefix: boolean;
  readonly isSuggestion: boolean;
  readonly fields: readonly TextField[];
}

export interface ProductIndex {
  /** Adds, replaces and removes what changed since the last time; requests may have their turn after each step. */
  readonly update: (products: Iterable<SearchableProduct>) => Iterator<void>;
  /** Returns ids, the most relevant first. */
  readonly search: (query: ProductSearchQuery) => readonly string[];
  /** Returns the query as the shop spells it; null when it knows all words. */
  readonly correct: (text: string) => string | null;
  /** Returns words of titles that continue the last word of the query, the most frequent first. */
  readonly complete: (text: string, limit: number) => readonly string[];
}

/** Words of a shop in one language, learnt from its products and synonyms. */
function createVocabulary(files: SynonymFiles, language: Language) {
  const synonyms = synonymsFor(files, language);
  const [own] = synonyms;
  const lexicon = createLexicon();
  for (const word of own.words) lexicon.add(word);
  const titleWords = createLexicon();
  const said = new Set<string>();
  const codes = new Set<string>();
  const namedParts = new Set<string>();
  const written = new Map<string, string>();
  const knowledge: Knowledge = {
    synonyms,
    lexicon,
    split: createSplit({ has: (word) => namedParts.has(word) || own.parts.has(word) }),
    isSaid: (word) => said.has(stemOf(word, language)),
    isNamed: titleWords.has,
    isCode: (word) => codes.has(word),
  };

  function terms(text: string): string {
    const stems = foldedWords(text, language)
      .flatMap((word) => [word, ...knowledge.split.whole(word)])
      .map((word) => stemOf(word, language));
    for (const stem of stems) said.add(stem);
    return stems.join(SEPARATOR);
  }

  /** Reads sizes, colours and article numbers: words of no language. */
  function codeTerms(text: string): string {
    const words = foldedWords(text, language);
    for (const word of words) codes.add(word);
    return words.map((word) => stemOf(word, language)).join(SEPARATOR);
  }

  return {
    knowledge,
    titleWords,
    /** Writes a word of a title as titles do: `crèmespoeling`. */
    asWritten: (word: string) => written.get(word) ?? word,
    toIndexed: ({ id, text, facets }: SearchableProduct): IndexedProduct => ({
      id,
      facets: facetTerms(facets).join(SEPARATOR),
      title: terms(text.title),
      productType: terms(text.productType),
      vendor: terms(text.vendor),
      tags: terms(text.tags),
      variants: codeTerms(text.variants),
      body: terms(text.body),
    }),
    learnWords({ text }: SearchableProduct): void {
      const asWritten = writtenWords(text.title);
      for (const [at, word] of foldedWords(text.title, language).entries()) {
        written.set(word, asWritten[at] ?? word);
        titleWords.add(word);
        lexicon.add(word);
        if (isPart(word)) namedParts.add(word);
      }
      for (const word of foldedWords(text.productType, language)) {
        if (isPart(word)) namedParts.add(word);
      }
    },
  };
}

function createMiniSearch(): MiniSearch<IndexedProduct> {
  return new MiniSearch<IndexedProduct>({
    fields: Object.keys(WEIGHTS),
    tokenize: (text) => (text === '' ? [] : text.split(SEPARATOR)),
    processTerm: (term) => term,
    searchOptions: { boost: WEIGHTS, weights: { prefix: 0.5, fuzzy: 0 } },
  });
}

export function createProductIndex(files: SynonymFiles, language: Language): ProductIndex {
  const { knowledge, titleWords, asWritten, toIndexed, learnWords } = createVocabulary(
    files,
    language,
  );
  const index = createMiniSearch();
  const { find, forgetMatches } = createFinder(index, knowledge);
  /** Digests of the products as they are indexed, by id. */
  const indexed = new Map<string, string>();

  function remove(id: string): void {
    if (indexed.delete(id)) index.discard(id);
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
      const changed: { readonly product: SearchableProduct; readonly digest: string }[] = [];
      let count = 0;
      // All words first: a compound is split by the words of any product.
      for (const product of products) {
        gone.delete(product.id);
        const digest = hash('sha1', JSON.stringify(product), 'base64');
        if (indexed.get(product.id) !== digest) {
          learnWords(product);
          changed.push({ product, digest });
        }
        count += 1;
        if (count % PRODUCTS_IN_A_STEP === 0) yield;
      }
      for (const [at, { product, digest }] of changed.entries()) {
        remove(product.id);
        index.add(toIndexed(product));
        indexed.set(product.id, digest);
        if (at % PRODUCTS_IN_A_STEP === 0) yield;
      }
      for (const id of gone) remove(id);
      last = null;
      forgetMatches();
    },
    search({ text, isLastWordPrefix, isSuggestion, fields }) {
      const isTyped = isLastWordPrefix && isSuggestion && fields === TEXT_FIELDS;
      const found = isTyped
        ? findTyped(text)
        : find(text, { isLastTyped: isLastWordPrefix, isSuggestion, fields, mostScored: Infinity });
      return found.map(({ id }) => id);
    },
    correct(text) {
      const words = foldedWords(text, language);
      const corrected = correctWords(words, knowledge, true);
      if (corrected.every((word, i) => word === words[i])) return null;
      const typed = writtenWords(text);
      return corrected
        .map((word, i) => (word === words[i] ? (typed[i] ?? word) : asWritten(word)))
        .join(' ');
    },
    complete(text, limit) {
      const words = foldedWords(text, language);
      const start = words.at(-1);
      if (start === undefined) return [];
      const before = writtenWords(text).slice(0, -1);
      // A phrase that ends in a whole word is one: `pluizig haar` is no beginning of `haarklei`.
      if (before.length > 0 && knowledge.lexicon.has(start)) return [];
      const completed = titleWords.completions(start, CANDIDATES).filter((word) => word !== start);
      if (before.length === 0) return completed.map(asWritten).slice(0, limit);
      const beside = new Set(findTyped(text).flatMap(({ terms }) => terms));
      return completed
        .filter((word) => beside.has(stemOf(word, language)))
        .map((word) => [...before, asWritten(word)].join(' '))
        .slice(0, limit);
    },
  };
}
