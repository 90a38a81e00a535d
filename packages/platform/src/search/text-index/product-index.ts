import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { createSplit } from './compounds.ts';
import { createLexicon } from './lexicon.ts';
import { correctWords, type Knowledge, readQuery, type Slot } from './read-query.ts';
import { createSynonyms, type SynonymFiles, synonymsFor } from './synonyms.ts';
import { foldedWords, type SearchLanguage, stemOf } from './words.ts';

export const TEXT_FIELDS = ['title', 'productType', 'vendor', 'tags', 'variants', 'body'] as const;

export type TextField = (typeof TEXT_FIELDS)[number];

/** What a product says of itself in one language. */
export interface SearchableProduct {
  readonly id: string;
  readonly text: Readonly<Record<TextField, string>>;
  /** `type:mask`, `tag:gift`, `hair_type:dry`, `handle:rain-mask`. */
  readonly facets: readonly string[];
}

/** What something found in a field says about the product. */
const WEIGHTS = {
  facets: 6,
  title: 5,
  productType: 3,
  tags: 2,
  vendor: 2,
  variants: 2,
  body: 0.5,
} as const;

type IndexedProduct = { readonly id: string } & Readonly<Record<keyof typeof WEIGHTS, string>>;

/** Words that stand for something a product has: that it has it says more than that it says so. */
const BESIDE_FACETS = Object.fromEntries(
  Object.entries(WEIGHTS).map(([field, weight]) => [field, weight / 10]),
);

// A beginning is looked for where shoppers expect a name.
const STARTED_FIELDS: readonly TextField[] = ['title', 'vendor', 'variants'];

// Completions that are tried, since not every one is found beside the words before it.
const CANDIDATES = 4;

const SEPARATOR = '\n';

// Fewer that fit in all are followed by those that fit in part.
const ENOUGH = 4;

// What fits in part and scores below this share of the best is noise.
const WORTH_SHOWING = 0.35;

interface ProductSearchQuery {
  readonly text: string;
  /** The last word is still being typed. */
  readonly isLastWordPrefix: boolean;
  readonly fields: readonly TextField[];
}

export interface ProductIndex {
  /** Adds, replaces and removes what changed since the last time. */
  readonly update: (products: readonly SearchableProduct[]) => void;
  /** Ids, the most relevant first. */
  readonly search: (query: ProductSearchQuery) => readonly string[];
  /** The query as the shop spells it; null when it knows all words. */
  readonly correct: (text: string) => string | null;
  /** Words of titles that continue the last word of the query, the most frequent first. */
  readonly complete: (text: string, limit: number) => readonly string[];
}

/** Whether a product found for several slots has what this one asks for. */
function fits({ facets, stems, start }: Slot, { queryTerms }: SearchResult): boolean {
  return (
    facets.some((facet) => queryTerms.includes(facet)) ||
    (stems.length > 0 && stems.every((stem) => queryTerms.includes(stem))) ||
    (start !== null && queryTerms.includes(start))
  );
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
  const indexed = new Map<string, string>();
  const index = new MiniSearch<IndexedProduct>({
    fields: Object.keys(WEIGHTS),
    tokenize: (text) => (text === '' ? [] : text.split(SEPARATOR)),
    processTerm: (term) => term,
    searchOptions: { boost: WEIGHTS, weights: { prefix: 0.5, fuzzy: 0 } },
  });

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

  function toIndexed({ id, text, facets }: SearchableProduct): IndexedProduct {
    return {
      id,
      facets: facets.join(SEPARATOR),
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

  function slotQuery({ facets, stems, start }: Slot, fields: readonly TextField[]): Query {
    const whole: Query = { queries: [...stems], combineWith: 'AND', fields: [...fields] };
    const started: Query[] =
      start === null
        ? []
        : [
            {
              queries: [start],
              prefix: true,
              fields: STARTED_FIELDS.filter((field) => fields.includes(field)),
            },
          ];
    if (facets.length === 0) return { combineWith: 'OR', queries: [whole, ...started] };
    const having: Query = { queries: [...facets], fields: ['facets'], combineWith: 'OR' };
    return {
      combineWith: 'OR',
      queries: [having, { ...whole, boost: BESIDE_FACETS }, ...started],
    };
  }

  /** What fits in all that is asked for; where that is little, what fits in part after it. */
  function find(
    text: string,
    isLastTyped: boolean,
    fields: readonly TextField[],
  ): readonly SearchResult[] {
    const slots = readQuery(text, knowledge, isLastTyped);
    if (slots.length === 0) return [];
    const queries = slots.map((slot) => slotQuery(slot, fields));
    const all = index.search({ combineWith: 'AND', queries });
    if (all.length >= ENOUGH || slots.length === 1) return all;
    const some = index.search({ combineWith: 'OR', queries });
    // What no product has is left out of what is asked for.
    const known = slots.filter((slot) => some.some((result) => fits(slot, result)));
    const isWhole = (result: SearchResult) => known.every((slot) => fits(slot, result));
    const whole = some.filter(isWhole);
    if (whole.length >= ENOUGH) return whole;
    const least = (some[0]?.score ?? 0) * WORTH_SHOWING;
    return [...whole, ...some.filter((one) => one.score >= least && !isWhole(one))];
  }

  // Suggestions ask for products and for completions of the same words.
  let last: { readonly text: string; readonly found: readonly SearchResult[] } | null = null;
  function findTyped(text: string): readonly SearchResult[] {
    if (last?.text !== text) last = { text, found: find(text, true, TEXT_FIELDS) };
    return last.found;
  }

  return {
    update(products) {
      last = null;
      const gone = new Set(indexed.keys());
      const changed = products.flatMap((product) => {
        gone.delete(product.id);
        const json = JSON.stringify(product);
        return indexed.get(product.id) === json ? [] : { product, json };
      });
      // All words first: a compound is split by the words of any product.
      for (const { product } of changed) learnWords(product);
      for (const { product, json } of changed) {
        if (indexed.has(product.id)) index.discard(product.id);
        indexed.set(product.id, json);
        index.add(toIndexed(product));
      }
      for (const id of gone) {
        indexed.delete(id);
        index.discard(id);
      }
    },
    search({ text, isLastWordPrefix, fields }) {
      const isTyped = isLastWordPrefix && fields === TEXT_FIELDS;
      const found = isTyped ? findTyped(text) : find(text, isLastWordPrefix, fields);
      return found.map(({ id }) => id);
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
