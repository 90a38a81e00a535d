import type { Area } from '../area.ts';
import { WEBHOOK_ADMIN_RESOLVERS } from './admin-resolvers.ts';
import { WEBHOOK_ADMIN_SCHEMA } from './admin-schema.ts';
import { WEBHOOK_TABLES } from './tables.ts';

/** Stands last among the areas: its triggers watch the tables of the others. */
export const webhooksArea: Area = {
  tables: WEBHOOK_TABLES,
  adminSchema: WEBHOOK_ADMIN_SCHEMA,
  adminResolvers: WEBHOOK_ADMIN_RESOLVERS,
};
