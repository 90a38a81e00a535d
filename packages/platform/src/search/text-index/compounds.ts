import type { SearchLanguage } from './words.ts';

/** Languages that write two nouns as one word. */
const COMPOUNDING: ReadonlySet<SearchLanguage> = new Set(['de', 'nl', 'nb', 'sv']);

const LINKS = ['', 's', 'e', 'en', 'n', 'es', 'er'];
const SHORTEST_PART = 3;
const SHORTEST_COMPOUND = 7;

export type Split = (word: string) => readonly string[];

/** `vochtshampoo` is `vocht` and `shampoo` where the shop knows both; the longest first part wins. */
export function createSplit(known: ReadonlySet<string>, language: SearchLanguage): Split {
  function partsOf(rest: string, longest: number): readonly string[] {
    for (let length = longest; length >= SHORTEST_PART; length -= 1) {
      const first = rest.slice(0, length);
      if (!known.has(first)) continue;
      const after = rest.slice(length);
      if (after === '') return [first];
      for (const link of LINKS.filter((letters) => after.startsWith(letters))) {
        const others = partsOf(after.slice(link.length), after.length - link.length);
        if (others.length > 0) return [first, ...others];
      }
    }
    return [];
  }
  return (word) =>
    COMPOUNDING.has(language) && word.length >= SHORTEST_COMPOUND
      ? partsOf(word, word.length - SHORTEST_PART)
      : [];
}
