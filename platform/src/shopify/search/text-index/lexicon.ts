import SearchableMap from 'minisearch/SearchableMap';
import { isNumber } from './words.ts';

/** The words that a shop knows, each with how often it was added. Numbers are no words. */
export interface Lexicon {
  readonly add: (word: string) => void;
  readonly has: (word: string) => boolean;
  /** The known word that the fewest mistakes lead to, of several the most frequent; null when all are far. */
  readonly nearest: (word: string) => string | null;
  /** Known words that begin so, the most frequent first. */
  readonly completions: (start: string, limit: number) => readonly string[];
}

// Long words have room for a second mistake; in shorter ones it makes another word of them.
function mistakesIn(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 10 ? 1 : 2;
}

/** The word with each two neighbours swapped: `rian` gives `rain`. */
function swapNeighbours(word: string): readonly string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, i) => `${word.slice(0, i)}${word[i + 1]}${word[i]}${word.slice(i + 2)}`,
  );
}

export function createLexicon(): Lexicon {
  const counts = new SearchableMap<number>();
  return {
    add(word) {
      if (!isNumber(word)) counts.update(word, (count = 0) => count + 1);
    },
    has: (word) => counts.has(word),
    nearest(word) {
      const mistakes = mistakesIn(word);
      if (mistakes === 0 || isNumber(word)) return null;
      const turned = swapNeighbours(word).find((candidate) => counts.has(candidate));
      if (turned !== undefined) return turned;
      const near = [...counts.fuzzyGet(word, mistakes)];
      const alike = near.filter(([candidate]) => candidate[0] === word[0]);
      // Hardly anybody mistakes the first letter, and then no other: `wolt` is `volt`.
      const found =
        alike.length > 0 ? alike : near.filter(([known]) => known.slice(1) === word.slice(1));
      const [best] = found.toSorted(
        ([a, [countA, distanceA]], [b, [countB, distanceB]]) =>
          distanceA - distanceB || countB - countA || a.localeCompare(b),
      );
      return best?.[0] ?? null;
    },
    completions(start, limit) {
      return [...counts.atPrefix(start)]
        .toSorted(([a, countA], [b, countB]) => countB - countA || a.localeCompare(b))
        .slice(0, limit)
        .map(([word]) => word);
    },
  };
}
