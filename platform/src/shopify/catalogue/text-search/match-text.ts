/** Returns letters without accents and in lower case, for comparing: `Crème` is found by `creme`. */
export function foldLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ß', 'ss');
}

export function wordsOf(text: string): readonly string[] {
  return foldLetters(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Words asked for; a `*` at the end, or a last word still being typed, matches beginnings. */
export interface QueryWords {
  readonly words: readonly string[];
  readonly isLastPrefix: boolean;
}

export function queryWords(value: string, isLastPrefix = false): QueryWords {
  return { words: wordsOf(value), isLastPrefix: isLastPrefix || value.endsWith('*') };
}

function isWordFound(requested: string, found: readonly string[], isPrefix: boolean): boolean {
  return isPrefix ? found.some((word) => word.startsWith(requested)) : found.includes(requested);
}

/** All words are there, in whatever order. */
export function hasWords({ words, isLastPrefix }: QueryWords, found: readonly string[]): boolean {
  return (
    words.length > 0 &&
    words.every((word, index) =>
      isWordFound(word, found, isLastPrefix && index === words.length - 1),
    )
  );
}

/** The whole value is the same, letter case and accents apart; `rain*` matches a beginning. */
export function isSameText(requested: string, found: string): boolean {
  return requested.endsWith('*')
    ? foldLetters(found).startsWith(foldLetters(requested.slice(0, -1)))
    : foldLetters(found) === foldLetters(requested);
}
