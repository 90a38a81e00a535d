import type { Hono } from 'hono';
import type { NodeFinders } from './graphql/node-queries.ts';
import type { ResolverMap } from './graphql/resolver-map.ts';
import type { PlatformContext } from './platform-context.ts';
import type { Language } from './shops/buyer-language.ts';

/** Words of an area, in every language. */
export interface MessageCatalogue<Texts = object> {
  /** Name in the keys of a brand's own messages: `platform.checkout.payment`. */
  readonly area: string;
  readonly texts: Readonly<Record<Language, Texts>>;
}

/** Part of the platform: the fields it resolves, the pages it serves. */
export interface Area {
  readonly resolvers?: ResolverMap;
  /** Parts that the area adds to the Admin API: types, and `extend type QueryRoot` or `Mutation`. */
  readonly adminSchema?: string;
  /** Fields of the Admin API; the context is as for the storefronts', always with a token. */
  readonly adminResolvers?: ResolverMap;
  /** Fields of the Customer Account API; the context names the customer. */
  readonly customerResolvers?: ResolverMap;
  /** Finders of `node(id:)`, by the type named in the id. */
  readonly nodes?: NodeFinders;
  readonly messages?: MessageCatalogue | readonly MessageCatalogue[];
  readonly routes?: (app: Hono, context: PlatformContext) => void;
}
