import type { Area } from '../area.ts';
import { CUSTOMER_ADMIN_RESOLVERS } from './admin/resolvers.ts';
import { CUSTOMER_ADMIN_SCHEMA } from './admin/schema.ts';
import { findAddressNode } from './customer-nodes.ts';
import { landingRoutes } from './landings.ts';
import { CUSTOMER_RESOLVERS } from './resolvers.ts';
import { CUSTOMER_TABLES } from './store/customer-tables.ts';

export const customersArea: Area = {
  tables: CUSTOMER_TABLES,
  resolvers: CUSTOMER_RESOLVERS,
  nodes: { MailingAddress: findAddressNode },
  adminSchema: CUSTOMER_ADMIN_SCHEMA,
  adminResolvers: CUSTOMER_ADMIN_RESOLVERS,
  routes: landingRoutes,
};
