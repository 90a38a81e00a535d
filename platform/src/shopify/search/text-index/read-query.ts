import type { Split } from './compounds.ts';
import type { Lexicon } from './lexicon.ts';
import type { Synonyms } from './synonyms.ts';
import { foldedWords, stemOf } from './words.ts';

/** Thing asked for: products that have one of the facets, or all of the words. */
export interface Slot {
  readonly facets: readonly string[];
  readonly stems: readonly string[];
  /** Beginning of the last word, while it is being typed. */
  readonly start: string | null;
}

/** Knowledge that a shop has of a language. */
export interface Knowledge {
  /** The shop's language first. */
  readonly synonyms: readonly [Synonyms, ...(readonly Synonyms[])];
  readonly lexicon: Lexicon;
  /** Splits by the words of products. */
  readonly split: Split;
  /** A product says the word somewhere. */
  readonly isSaid: (word: string) => boolean;
  /** A product's title has the word. */
  readonly isNamed: (word: string) => boolean;
  /** Part of an article number or an option. */
  readonly isCode: (word: string) => boolean;
}

// Shorter beginnings fit too much to mean a thing.
const SHORTEST_START = 3;
const SHORTEST_SPELT = 4;
const COMPLETIONS = 4;

/** Finds a phrase: a foreign one letter by letter, where the shop's own language does not know the word. */
function phraseAt(words: readonly string[], { synonyms, isSaid, isNamed }: Knowledge) {
  const [own, ...others] = synonyms;
  const [first = ''] = words;
  const found = own.phraseAt(words);
  // A name is no inflection: the range Moss is no Swedish hat (`mössa`).
  if (found?.length === 1 && isNamed(first) && own.exactPhraseAt([first]) === null) return null;
  if (found !== null || own.words.has(first) || isSaid(first)) return found;
  for (const other of others) {
    const foreign = other.exactPhraseAt(words);
    if (foreign !== null) return foreign;
  }
  return null;
}

/** Splits by the words of products, else as one of the languages would, else at a known end of the word. */
function partsOf(word: string, { split, synonyms: [own, ...others] }: Knowledge) {
  for (const { whole } of [split, own.split, ...others.map((other) => other.split)]) {
    const parts = whole(word);
    if (parts.length > 0) return parts;
  }
  return own.split.ends(word);
}

function isKnown(word: string, { lexicon, isSaid, isCode, synonyms }: Knowledge): boolean {
  return (
    isSaid(word) ||
    isCode(word) ||
    lexicon.has(word) ||
    synonyms.some(({ words }) => words.has(word))
  );
}

function isCompound(word: string, { split, synonyms: [own] }: Knowledge): boolean {
  return [split, own.split].some(({ whole }) => whole(word).length > 0);
}

/** Spells words as the shop does; what nobody knows stays as it is. */
export function correctWords(
  words: readonly string[],
  knowledge: Knowledge,
  isLastTyped: boolean,
): readonly string[] {
  const { lexicon } = knowledge;
  return words.map((word, i) => {
    const isTyped = isLastTyped && i === words.length - 1;
    if (isKnown(word, knowledge) || (isTyped && lexicon.completions(word, 1).length > 0))
      return word;
    if (phraseAt(words.slice(i), knowledge) !== null) return word;
    if (isCompound(word, knowledge)) return word;
    return lexicon.nearest(word) ?? spellEnd(word, lexicon) ?? word;
  });
}

/** Spells the end of a compound: `lockenshampo` begins with a known word. */
function spellEnd(word: string, lexicon: Lexicon): string | null {
  for (let at = word.length - SHORTEST_SPELT; at >= SHORTEST_SPELT; at -= 1) {
    const end = lexicon.has(word.slice(0, at)) ? lexicon.nearest(word.slice(at)) : null;
    if (end !== null) return word.slice(0, at) + end;
  }
  return null;
}

/** Type of product that a compound ends in, where the compound itself stands for a need alone: `Lockenshampoo`. */
function typeOfCompound(word: string, facets: readonly string[], own: Synonyms): readonly string[] {
  if (facets.some((facet) => /^(?:type|handle|tag):/.test(facet))) return [];
  const last = own.split.whole(word).at(-1);
  const found = last === undefined ? [] : (own.exactPhraseAt([last])?.facets ?? []);
  return found.filter((facet) => facet.startsWith('type:'));
}

/** A word that begins no phrase. */
function wordSlots(word: string, knowledge: Knowledge, isTyped: boolean): readonly Slot[] {
  const { synonyms, isSaid, isNamed, isCode, lexicon } = knowledge;
  const [own] = synonyms;
  if (own.ignored.has(word)) return [];
  const isStart = isTyped && word.length >= SHORTEST_START;
  const begun = isStart ? lexicon.completions(word, COMPLETIONS) : [];
  // `trockenshampo` begins a word that is known: its parts tell less.
  const isWhole = isSaid(word) || isCode(word) || begun.length > 0;
  const parts = isWhole ? [] : partsOf(word, knowledge);
  if (parts.length > 0) return slotsOf(parts, knowledge, isTyped);
  // A name is whole: `rain`, a range, does not begin `rainproof`.
  const meant = isNamed(word) ? [] : begun;
  const facets = meant.flatMap((known) => own.phraseAt([known])?.facets ?? []);
  const start = isTyped ? word : null;
  return [{ facets: [...new Set(facets)], stems: [stemOf(word, own.language)], start }];
}

function slotsOf(
  words: readonly string[],
  knowledge: Knowledge,
  isLastTyped: boolean,
): readonly Slot[] {
  const [own] = knowledge.synonyms;
  const slots: Slot[] = [];
  for (let at = 0; at < words.length; ) {
    const rest = words.slice(at);
    const [word = '', next] = rest;
    const apart = phraseAt(rest, knowledge);
    // `trocken shampoo` is `Trockenshampoo`.
    const isShort = next !== undefined && (apart?.length ?? 0) < 2;
    const joined = isShort ? own.exactPhraseAt([word + next]) : null;
    const phrase = joined === null ? apart : { ...joined, length: 2 };
    const length = phrase?.length ?? 1;
    const isTyped = isLastTyped && rest.length === length;
    // A single letter begins nearly everything: it counts alone.
    const isLetter = word.length === 1 && isTyped && words.length > 1;
    if (phrase === null && isLetter) break;
    if (phrase === null) slots.push(...wordSlots(word, knowledge, isTyped));
    else {
      const stems = rest.slice(0, length).map((part) => stemOf(part, own.language));
      slots.push({
        facets: phrase.facets,
        stems,
        start: isTyped ? (rest[length - 1] ?? null) : null,
      });
      const types = length === 1 ? typeOfCompound(word, phrase.facets, own) : [];
      if (types.length > 0) slots.push({ facets: types, stems: [], start: null });
    }
    at += length;
  }
  return slots;
}

/** Reads each word and each part of a compound by itself: who finds one `Kopfhautöl` may like what else is for the scalp. */
export function readParts(text: string, knowledge: Knowledge): readonly Slot[] {
  const [own] = knowledge.synonyms;
  return correctWords(foldedWords(text, own.language), knowledge, false)
    .filter((word) => !own.ignored.has(word))
    .flatMap((word) => {
      const parts = partsOf(word, knowledge);
      return parts.length > 0 ? parts : [word];
    })
    .flatMap((part) => slotsOf([part], knowledge, false));
}

/** Reads what a query asks for. A query of ignored words alone asks for these. */
export function readQuery(
  text: string,
  knowledge: Knowledge,
  isLastTyped: boolean,
): readonly Slot[] {
  const [{ language }] = knowledge.synonyms;
  const words = correctWords(foldedWords(text, language), knowledge, isLastTyped);
  const slots = slotsOf(words, knowledge, isLastTyped);
  if (slots.length > 0 || words.length === 0) return slots;
  const stems = words.map((word) => stemOf(word, language));
  return [{ facets: [], stems, start: isLastTyped ? (words.at(-1) ?? null) : null }];
}
