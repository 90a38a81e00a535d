import { readFileSync } from 'node:fs';
import type { Area } from '../core/index.ts';
import { METAOBJECT_ADMIN_RESOLVERS } from './admin/resolvers.ts';
import { REVIEW_MESSAGES } from './messages/messages.ts';

export const reviewsArea: Area = {
  messages: REVIEW_MESSAGES,
  adminSchema: readFileSync(new URL('admin/admin-schema.graphql', import.meta.url), 'utf8'),
  adminResolvers: METAOBJECT_ADMIN_RESOLVERS,
};
