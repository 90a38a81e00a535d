import { connectionOf, type PageArguments } from '../../../protocol/index.ts';

export interface ListArguments extends PageArguments {
  readonly reverse?: boolean | null;
}

/** A page of what has an id, in the order it is in, or the other way round. */
export function pageOf<Item extends { readonly id: string }>(
  items: readonly Item[],
  args: ListArguments,
) {
  return connectionOf({
    items: args.reverse ? items.toReversed() : items,
    args,
    keyOf: ({ id }) => ({ lastId: id, lastValue: id }),
  });
}

/** Of what this platform never has. */
export const emptyPage = (_source: unknown, args: ListArguments) => pageOf([], args);
