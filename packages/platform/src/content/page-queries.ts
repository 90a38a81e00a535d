import { catalogueOf } from '../catalogue/resolvers/catalogue-of.ts';
import { checkGid } from '../catalogue/resolvers/check-gid.ts';
import { metafieldFields } from '../catalogue/resolvers/metafields.ts';
import {
  connectionOf,
  type GraphqlContext,
  type PageArguments,
  type ResolverMap,
} from '../graphql/index.ts';
import { wordsOf } from '../search/fold.ts';
import { hasWords, wantedWords } from '../search/match-text.ts';
import { type PageSource, pageSource } from './page-source.ts';

interface Named {
  readonly handle?: string | null;
  readonly id?: string | null;
}

function allPages(context: GraphqlContext): readonly PageSource[] {
  return catalogueOf(context).pages.map((record) => pageSource(context, record));
}

export function findPage(context: GraphqlContext, { handle, id }: Named): PageSource | null {
  const wanted = id ? checkGid(id) : null;
  return (
    allPages(context).find((page) =>
      wanted === null ? page.handle === handle : page.id === wanted,
    ) ?? null
  );
}

interface ListArguments extends PageArguments {
  readonly query?: string | null;
  readonly reverse: boolean;
  readonly sortKey: 'ID' | 'RELEVANCE' | 'TITLE' | 'UPDATED_AT';
}

function pages(_source: unknown, args: ListArguments, context: GraphqlContext) {
  const wanted = wantedWords(args.query ?? '');
  const found = allPages(context).filter(
    ({ title }) => wanted.words.length === 0 || hasWords(wanted, wordsOf(title)),
  );
  if (args.sortKey === 'TITLE') found.sort((a, b) => a.title.localeCompare(b.title));
  if (args.sortKey === 'UPDATED_AT') found.sort((a, b) => a.updatedAt.localeCompare(b.updatedAt));
  return connectionOf({
    items: args.reverse ? found.toReversed() : found,
    args,
    keyOf: ({ id }) => ({ lastId: id, lastValue: id }),
  });
}

export const pageQueries: ResolverMap = {
  QueryRoot: {
    pages,
    page: (_source, args: Named, context) => findPage(context, args),
    pageByHandle: (_source, args: Named, context) => findPage(context, args),
  },
  Page: metafieldFields((page: PageSource) => ({ metafields: [], parent: page, translated: null })),
};
