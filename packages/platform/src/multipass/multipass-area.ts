import type { Area } from '../area.ts';
import type { GraphqlContext } from '../graphql/index.ts';
import { customerAccessTokenCreateWithMultipass } from './log-in-with-multipass.ts';
import { multipassRoutes } from './routes.ts';
import { MULTIPASS_TABLES } from './sign-in.ts';

export const multipassArea: Area = {
  tables: MULTIPASS_TABLES,
  resolvers: {
    Mutation: {
      customerAccessTokenCreateWithMultipass: (
        _source,
        args: { readonly multipassToken: string },
        context: GraphqlContext,
      ) => customerAccessTokenCreateWithMultipass(context, args),
    },
  },
  routes: multipassRoutes,
};
