import { fold, wordsOf } from './fold.ts';

/** Words asked for; a `*` at the end, or a last word still being typed, matches beginnings. */
export interface WantedWords {
  readonly words: readonly string[];
  readonly isLastPrefix: boolean;
}

export function wantedWords(value: string, isLastPrefix = false): WantedWords {
  return { words: wordsOf(value), isLastPrefix: isLastPrefix || value.endsWith('*') };
}

function isWordFound(wanted: string, found: readonly string[], isPrefix: boolean): boolean {
  return isPrefix ? found.some((word) => word.startsWith(wanted)) : found.includes(wanted);
}

/** All words are there, in whatever order. */
export function hasWords({ words, isLastPrefix }: WantedWords, found: readonly string[]): boolean {
  return (
    words.length > 0 &&
    words.every((word, index) =>
      isWordFound(word, found, isLastPrefix && index === words.length - 1),
    )
  );
}

/** The whole value is the same, letter case and accents apart; `rain*` matches a beginning. */
export function isSameText(wanted: string, found: string): boolean {
  return wanted.endsWith('*')
    ? fold(found).startsWith(fold(wanted.slice(0, -1)))
    : fold(found) === fold(wanted);
}
