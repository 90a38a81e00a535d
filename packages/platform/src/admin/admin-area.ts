import type { Area } from '../area.ts';
import { CHANGE_TABLES } from './changes.ts';
import { ADMIN_SHOP_RESOLVERS } from './shop-resolvers.ts';

/** The part of the Admin API that belongs to no other area. */
export const adminArea: Area = { tables: CHANGE_TABLES, adminResolvers: ADMIN_SHOP_RESOLVERS };
