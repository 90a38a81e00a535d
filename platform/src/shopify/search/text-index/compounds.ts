const LINKS = ['', 's', 'e', 'en', 'n', 'es', 'er'];
const SHORTEST_PART = 3;
const SHORTEST_LAST = 2;
const SHORTEST_COMPOUND = 7;

// A part beside an unknown one has to tell enough by itself.
const SHORTEST_END = 4;

/** Words that compounds are made of. */
export type KnownParts = Pick<ReadonlySet<string>, 'has'>;

export interface Split {
  /** `vochtshampoo` is `vocht` and `shampoo` where both are known; the longest first part wins. */
  readonly whole: (word: string) => readonly string[];
  /** `keratinbehandling` speaks of keratin, whatever a behandling is. */
  readonly ends: (word: string) => readonly string[];
}

export function createSplit(known: KnownParts): Split {
  // Shoppers of every language leave blanks out: `dryshampoo`.
  const isCompound = (word: string) => word.length >= SHORTEST_COMPOUND;
  // There may be thousands of ways to what no part fits: it is looked at once.
  function partsOf(rest: string, longest: number, hopeless: Set<string>): readonly string[] {
    if (hopeless.has(rest)) return [];
    if (rest.length === SHORTEST_LAST && known.has(rest)) return [rest];
    for (let length = longest; length >= SHORTEST_PART; length -= 1) {
      const first = rest.slice(0, length);
      if (!known.has(first)) continue;
      const after = rest.slice(length);
      if (after === '') return [first];
      for (const link of LINKS.filter((letters) => after.startsWith(letters))) {
        const left = after.slice(link.length);
        const others = partsOf(left, left.length, hopeless);
        if (others.length > 0) return [first, ...others];
      }
    }
    hopeless.add(rest);
    return [];
  }
  return {
    whole: (word) =>
      isCompound(word) ? partsOf(word, word.length - SHORTEST_LAST, new Set()) : [],
    ends(word) {
      if (!isCompound(word)) return [];
      for (let length = word.length - SHORTEST_PART; length >= SHORTEST_END; length -= 1) {
        const part = [word.slice(0, length), ...(length > 4 ? [word.slice(-length)] : [])].find(
          (end) => known.has(end),
        );
        if (part !== undefined) return [part];
      }
      return [];
    },
  };
}
