import { readFileSync } from 'node:fs';
import type { Area } from '../../protocol/index.ts';
import { METAOBJECT_ADMIN_RESOLVERS } from './resolvers.ts';

/** Metaobjects and their definitions in the Admin API; reviews are some of them. */
export const metaobjectAdminArea: Area = {
  adminSchema: readFileSync(new URL('admin-schema.graphql', import.meta.url), 'utf8'),
  adminResolvers: METAOBJECT_ADMIN_RESOLVERS,
};
