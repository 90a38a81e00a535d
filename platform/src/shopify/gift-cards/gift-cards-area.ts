import { readFileSync } from 'node:fs';
import type { Area } from '../../protocol/index.ts';
import { GIFT_CARD_ADMIN_RESOLVERS } from './admin/resolvers.ts';

export const giftCardsArea: Area = {
  adminSchema: readFileSync(new URL('admin/admin-schema.graphql', import.meta.url), 'utf8'),
  adminResolvers: GIFT_CARD_ADMIN_RESOLVERS,
};
