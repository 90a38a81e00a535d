import { connectionOf, type PageArguments } from '../../protocol/index.ts';
import { hasWords, queryWords, wordsOf } from '../catalogue/index.ts';

export interface ListArguments extends PageArguments {
  readonly query?: string | null;
  readonly reverse: boolean;
  readonly sortKey: string;
}

/** Lists what has the words in its title, in the order asked for. */
export function listByTitle<Item extends { readonly id: string; readonly title: string }>(
  items: readonly Item[],
  args: ListArguments,
  keyFor: (item: Item) => string | number,
) {
  const requested = queryWords(args.query ?? '');
  const found = items.filter(
    ({ title }) => requested.words.length === 0 || hasWords(requested, wordsOf(title)),
  );
  const sorted = found.toSorted((a, b) => compare(keyFor(a), keyFor(b)));
  return connectionOf({
    items: args.reverse ? sorted.toReversed() : sorted,
    args,
    keyOf: (item) => ({ lastId: item.id, lastValue: String(keyFor(item)) }),
  });
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b));
}
