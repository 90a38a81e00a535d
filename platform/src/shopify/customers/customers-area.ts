import { readFileSync } from 'node:fs';
import type { Area } from '../../protocol/index.ts';
import { CUSTOMER_ADMIN_RESOLVERS } from './admin/resolvers.ts';
import { findAddressNode } from './graphql/address.ts';
import { ACCOUNT_MESSAGES } from './messages/messages.ts';
import { CUSTOMER_RESOLVERS } from './resolvers.ts';

export const customersArea: Area = {
  messages: ACCOUNT_MESSAGES,
  resolvers: CUSTOMER_RESOLVERS,
  nodes: { MailingAddress: findAddressNode },
  adminSchema: readFileSync(new URL('admin/admin-schema.graphql', import.meta.url), 'utf8'),
  adminResolvers: CUSTOMER_ADMIN_RESOLVERS,
};
