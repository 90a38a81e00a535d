import { connectionOf, type ListArguments } from '../../protocol/index.ts';
import { checkGid, hasWords, queryWords, wordsOf } from '../catalogue/index.ts';

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

export interface Named {
  readonly handle?: string | null;
  readonly id?: string | null;
}

/** Finds one by its id, or by its handle where no id is given. */
export function findNamed<Item extends { readonly id: string; readonly handle: string }>(
  items: readonly Item[],
  { handle, id }: Named,
): Item | null {
  const requested = id ? checkGid(id) : null;
  const isMeant = (item: Item) =>
    requested === null ? item.handle === handle : item.id === requested;
  return items.find(isMeant) ?? null;
}
