import type { Area } from '../area.ts';
import { DISCOUNT_INPUT_SCHEMA } from './admin/input-schema.ts';
import { DISCOUNT_ADMIN_RESOLVERS } from './admin/resolvers.ts';
import { DISCOUNT_ADMIN_SCHEMA } from './admin/schema.ts';
import { DISCOUNT_TABLES } from './stored/tables.ts';

export const discountsArea: Area = {
  tables: DISCOUNT_TABLES,
  adminSchema: `${DISCOUNT_ADMIN_SCHEMA}${DISCOUNT_INPUT_SCHEMA}`,
  adminResolvers: DISCOUNT_ADMIN_RESOLVERS,
};
