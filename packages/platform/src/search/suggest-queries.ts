import { catalogueOf } from '../catalogue/resolvers/catalogue-of.ts';
import type { GraphqlContext } from '../graphql/index.ts';
import { wordsOf } from './fold.ts';
import { productText } from './product-text.ts';

export interface QuerySuggestion {
  readonly text: string;
  readonly styledText: string;
  readonly trackingParameters: null;
}

/** Queries that go on where the typing stops, from the words of the products' titles. */
export function suggestQueries(
  context: GraphqlContext,
  query: string,
  limit: number,
): readonly QuerySuggestion[] {
  const typed = wordsOf(query);
  const last = typed.at(-1);
  if (last === undefined) return [];
  const before = typed.slice(0, -1);
  const counts = new Map<string, number>();
  for (const product of catalogueOf(context).products) {
    const { title } = productText(context, product);
    if (!before.every((word) => title.includes(word))) continue;
    for (const word of new Set(title)) {
      if (word.startsWith(last)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || a.localeCompare(b))
    .slice(0, limit)
    .map(([word]) => ({
      text: [...before, word].join(' '),
      styledText: `<mark>${[...before, last].join(' ')}</mark><span>${word.slice(last.length)}</span>`,
      trackingParameters: null,
    }));
}
