import { demandToken } from '../catalogue/resolvers/access.ts';
import { catalogueOf } from '../catalogue/resolvers/catalogue-of.ts';
import {
  API_VERSIONS,
  connectionOf,
  type GraphqlContext,
  type PageArguments,
  type ResolverMap,
} from '../graphql/index.ts';
import { gid } from '../ids/index.ts';
import { menuSource } from './menu-source.ts';

interface RedirectArguments extends PageArguments {
  readonly query?: string | null;
  readonly reverse: boolean;
}

/** The query is `path:/old`, as storefronts send it. */
function redirects(_source: unknown, args: RedirectArguments, context: GraphqlContext) {
  const wanted =
    args.query
      ?.replace(/^path:/, '')
      .replaceAll('"', '')
      .trim() ?? '';
  const found = catalogueOf(context)
    .redirects.filter(({ path }) => wanted === '' || path === wanted)
    .map(({ number, path, target }) => ({
      __typename: 'UrlRedirect',
      id: gid('UrlRedirect', number),
      path,
      target,
    }));
  return connectionOf({
    items: args.reverse ? found.toReversed() : found,
    args,
    keyOf: ({ id }) => ({ lastId: id, lastValue: id }),
  });
}

export const contentQueries: ResolverMap = {
  QueryRoot: {
    menu(_source, { handle }: { readonly handle: string }, context) {
      demandToken(context, { field: 'menu', scope: 'unauthenticated_read_content' });
      const menu = catalogueOf(context).menus.find((own) => own.handle === handle);
      return menu === undefined ? null : menuSource(context, menu);
    },
    urlRedirects: redirects,
    publicApiVersions: () =>
      API_VERSIONS.map((handle) => ({
        handle,
        displayName: handle,
        supported: true,
      })),
  },
};
