import { wordsOf } from './words.ts';

/** A page of the shop's content as a search sees it. */
export interface FindablePage {
  readonly slug: string;
  readonly title: string;
  readonly description: string | null;
  /** What shoppers call its subject, e.g. `shipping, parcel, tracking`. */
  readonly keywords: string | null;
}

// A single letter begins a word of nearly every page.
const SHORTEST_WORD = 2;

/**
 * Finds pages on which every word of the query begins a word of title, keywords or description. Those with all words
 * in title or keywords come first.
 */
export function findPages<Page extends FindablePage>(
  query: string,
  pages: readonly Page[],
): readonly Page[] {
  const typed = wordsOf(query).filter((word) => word.length >= SHORTEST_WORD);
  if (typed.length === 0) return [];
  const begins = (text: string) => {
    const words = wordsOf(text);
    return typed.every((start) => words.some((word) => word.startsWith(start)));
  };
  const named = pages.filter(({ title, keywords }) => begins(`${title} ${keywords ?? ''}`));
  const told = pages.filter(({ title, keywords, description }) =>
    begins(`${title} ${keywords ?? ''} ${description ?? ''}`),
  );
  return [...new Set([...named, ...told])];
}
