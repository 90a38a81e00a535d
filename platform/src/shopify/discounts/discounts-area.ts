import { readFileSync } from 'node:fs';
import type { Area } from '../../protocol/index.ts';
import { DISCOUNT_ADMIN_RESOLVERS } from './admin/resolvers.ts';

export const discountsArea: Area = {
  adminSchema: readFileSync(new URL('admin/admin-schema.graphql', import.meta.url), 'utf8'),
  adminResolvers: DISCOUNT_ADMIN_RESOLVERS,
};
