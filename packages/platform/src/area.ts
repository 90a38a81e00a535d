import type { Hono } from 'hono';
import type { NodeFinders } from './graphql/node-queries.ts';
import type { ResolverMap } from './graphql/resolver-map.ts';
import type { PlatformContext } from './platform-context.ts';

/** One part of the platform: its tables, the fields it resolves, the pages it serves. */
export interface Area {
  /** Statements that may run at every start: `CREATE TABLE IF NOT EXISTS …`. */
  readonly tables?: readonly string[];
  readonly resolvers?: ResolverMap;
  /** What `node(id:)` can find, by the type named in the id. */
  readonly nodes?: NodeFinders;
  readonly routes?: (app: Hono, context: PlatformContext) => void;
}
