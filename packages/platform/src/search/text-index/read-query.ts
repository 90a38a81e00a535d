import type { Split } from './compounds.ts';
import type { Lexicon } from './lexicon.ts';
import type { Synonyms } from './synonyms.ts';
import { foldedWords, stemOf } from './words.ts';

/** One thing asked for: products that have one of the facets, or all of the words. */
export interface Slot {
  readonly facets: readonly string[];
  readonly stems: readonly string[];
  /** How the last word begins, while it is being typed. */
  readonly start: string | null;
}

/** What a shop knows of a language. */
export interface Knowledge {
  /** The shop's language first. */
  readonly synonyms: readonly [Synonyms, ...(readonly Synonyms[])];
  readonly lexicon: Lexicon;
  /** Splits by the words of products. */
  readonly split: Split;
  /** A product says the word somewhere. */
  readonly isSaid: (word: string) => boolean;
  /** Part of an article number or an option. */
  readonly isCode: (word: string) => boolean;
}

// Shorter beginnings fit too much to mean a thing.
const SHORTEST_START = 3;
const COMPLETIONS = 4;

/** A foreign phrase counts where the shop's own language does not know the word. */
function phraseAt(words: readonly string[], { synonyms, isSaid }: Knowledge) {
  const [own, ...others] = synonyms;
  const [first = ''] = words;
  const found = own.phraseAt(words);
  if (found !== null || own.words.has(first) || isSaid(first)) return found;
  for (const other of others) {
    const foreign = other.phraseAt(words);
    if (foreign !== null) return foreign;
  }
  return null;
}

/** By the words of products, else as one of the languages would. */
function partsOf(word: string, { split, synonyms }: Knowledge): readonly string[] {
  for (const candidate of [split, ...synonyms.map((language) => language.split)]) {
    const parts = candidate(word);
    if (parts.length > 0) return parts;
  }
  return [];
}

/** The words as the shop spells them; what nobody knows stays as it is. */
export function correctWords(
  words: readonly string[],
  knowledge: Knowledge,
  isLastTyped: boolean,
): readonly string[] {
  const { lexicon, isSaid, isCode, synonyms } = knowledge;
  return words.map((word, i) => {
    const isTyped = isLastTyped && i === words.length - 1;
    if (
      isSaid(word) ||
      isCode(word) ||
      lexicon.has(word) ||
      synonyms.some(({ words: known }) => known.has(word))
    )
      return word;
    if (isTyped && lexicon.completions(word, 1).length > 0) return word;
    if (phraseAt(words.slice(i), knowledge) !== null || partsOf(word, knowledge).length > 0)
      return word;
    return lexicon.nearest(word) ?? word;
  });
}

function slotsOf(
  words: readonly string[],
  knowledge: Knowledge,
  isLastTyped: boolean,
): readonly Slot[] {
  const { synonyms, isSaid, isCode, lexicon } = knowledge;
  const [{ language, ignored }] = synonyms;
  const stems = (found: readonly string[]) => found.map((word) => stemOf(word, language));
  const slots: Slot[] = [];
  for (let at = 0; at < words.length; ) {
    const rest = words.slice(at);
    const [word = ''] = rest;
    const isTyped = isLastTyped && rest.length === 1;
    const start = isTyped ? word : null;
    const phrase = phraseAt(rest, knowledge);
    at += phrase?.stems.length ?? 1;
    if (phrase !== null) {
      slots.push({
        facets: phrase.facets,
        stems: stems(rest.slice(0, phrase.stems.length)),
        start,
      });
    } else if (!ignored.has(word)) {
      const parts = isSaid(word) || isCode(word) ? [] : partsOf(word, knowledge);
      if (parts.length > 0) slots.push(...slotsOf(parts, knowledge, isTyped));
      else {
        const completed =
          isTyped && word.length >= SHORTEST_START ? lexicon.completions(word, COMPLETIONS) : [];
        const facets = completed.flatMap((known) => synonyms[0].phraseAt([known])?.facets ?? []);
        slots.push({ facets: [...new Set(facets)], stems: stems([word]), start });
      }
    }
  }
  return slots;
}

/** What a query asks for. A query of ignored words alone asks for these. */
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
