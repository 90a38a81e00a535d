import type { Area } from '../area.ts';
import { PROVISIONING_ADMIN_RESOLVERS } from './admin-resolvers.ts';
import { PROVISIONING_ADMIN_SCHEMA } from './admin-schema.ts';
import { DEFINITION_TABLES } from './definitions.ts';

export const provisioningArea: Area = {
  tables: DEFINITION_TABLES,
  adminSchema: PROVISIONING_ADMIN_SCHEMA,
  adminResolvers: PROVISIONING_ADMIN_RESOLVERS,
};
