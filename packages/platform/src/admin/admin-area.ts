import type { Area } from '../area.ts';
import { ADMIN_SHOP_RESOLVERS } from './shop-resolvers.ts';

/** The part of the Admin API that belongs to no other area. */
export const adminArea: Area = { adminResolvers: ADMIN_SHOP_RESOLVERS };
