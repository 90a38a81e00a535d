/** Types that are paths, `Antiques > Furniture`, as a reader says them: by the last part, and the one before where two would read alike. */
export function typeWords(types: readonly string[]): ReadonlyMap<string, string> {
  const words = types.map((type) => [type, lastPart(type)] as const);
  const byWord = Map.groupBy(words, ([, word]) => word.toLowerCase());
  return new Map(
    words.map(([type, word]) => {
      const isAlone = (byWord.get(word.toLowerCase()) ?? []).length === 1;
      const before = partsOf(type).at(-2);
      return [type, isAlone || before === undefined ? word : `${word} (${before})`];
    }),
  );
}

/** Tells whether a title is one that `typeWords` may have made of the type. */
export function isWordOf(title: string, type: string): boolean {
  const before = partsOf(type).at(-2);
  return [type, lastPart(type), `${lastPart(type)} (${before})`].includes(title);
}

const partsOf = (type: string) =>
  type
    .split('>')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const lastPart = (type: string) => partsOf(type).at(-1) ?? type;
