import { readFileSync } from 'node:fs';
import type { Area } from '../../protocol/index.ts';
import { PROVISIONING_ADMIN_RESOLVERS } from './admin-resolvers.ts';

export const provisioningArea: Area = {
  adminSchema: readFileSync(new URL('admin-schema.graphql', import.meta.url), 'utf8'),
  adminResolvers: PROVISIONING_ADMIN_RESOLVERS,
};
