import { connectionOf, type PageArguments } from './connection.ts';
import type { GraphqlContext } from './graphql-context.ts';
import type { FieldResolver } from './resolver-map.ts';

/** Arguments of lists; each schema says which of them a list takes, and their defaults. */
export interface ListArguments extends PageArguments {
  readonly query?: string | null;
  readonly sortKey?: string | null;
  readonly reverse?: boolean | null;
}

/** Returns a page of items, backwards where the reader wants it so; ids that hold a secret stay out of cursors. */
export function pageOf<Item extends { readonly id: string }>(
  items: readonly Item[],
  args: ListArguments,
) {
  return connectionOf({
    items: args.reverse ? items.toReversed() : items,
    args,
    keyOf({ id }) {
      const [lastId = ''] = id.split('?');
      return { lastId, lastValue: lastId };
    },
  });
}

/** Returns a page of items without an id of their own, by their positions. */
export function pageByPosition<Item extends object>(items: readonly Item[], args: ListArguments) {
  return pageOf(
    items.map((item, index) => ({ ...item, id: String(index) })),
    args,
  );
}

/** Returns the first items of a list that is no connection. */
export function firstOf<Item>(
  items: readonly Item[],
  { first }: { readonly first?: number | null },
): readonly Item[] {
  return items.slice(0, first ?? items.length);
}

/** Written as a method, as resolvers are: the schema has validated the arguments. */
type Run = { run(context: GraphqlContext, args: unknown): unknown }['run'];

/** Makes root fields of functions over their arguments. */
export function rootFields(runs: Readonly<Record<string, Run>>): Record<string, FieldResolver> {
  return Object.fromEntries(
    Object.entries(runs).map(([name, run]) => [
      name,
      (_source: unknown, args: unknown, context: GraphqlContext) => run(context, args),
    ]),
  );
}
