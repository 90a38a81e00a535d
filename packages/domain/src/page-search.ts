import { wordsOf } from './words.ts';

/** A page of the shop's content as a search sees it. */
export interface FindablePage {
  readonly slug: string;
  /** Id of a question on the page. */
  readonly anchor?: string;
  readonly title: string;
  readonly description: string | null;
  /** Words of shoppers for its subject, e.g. `shipping, parcel, tracking`. */
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
  const typed = typedWords(query);
  if (typed.length === 0) return [];
  const begins = (text: string) => beginWords(typed, text);
  const named = pages.filter(({ title, keywords }) => begins(`${title} ${keywords ?? ''}`));
  const told = pages.filter(({ title, keywords, description }) =>
    begins(`${title} ${keywords ?? ''} ${description ?? ''}`),
  );
  return [...new Set([...named, ...told])];
}

interface Answered {
  readonly question: string;
  readonly answer: string;
}

/**
 * Finds the questions in which, with their answers, every word of the query begins a word; groups that have none are
 * left out. Null for a query that asks for nothing yet.
 */
export function findQuestions<Group extends { readonly questions: readonly Answered[] }>(
  query: string,
  groups: readonly Group[],
): readonly Group[] | null {
  const typed = typedWords(query);
  if (typed.length === 0) return null;
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ question, answer }) =>
        beginWords(typed, `${question} ${answer}`),
      ),
    }))
    .filter(({ questions }) => questions.length > 0);
}

function typedWords(query: string): readonly string[] {
  return wordsOf(query).filter((word) => word.length >= SHORTEST_WORD);
}

function beginWords(typed: readonly string[], text: string): boolean {
  const words = wordsOf(text);
  return typed.every((start) => words.some((word) => word.startsWith(start)));
}
