import type { CoreTexts, GroupFiles } from '../../messages.ts';
import { cards } from './cards.ts';
import { errors } from './errors.ts';
import { shell } from './shell.ts';

export const core: CoreTexts = {
  ...cards,
  ...errors,
  ...shell,
};

export const groups: GroupFiles = {
  bag: async () => (await import('../bag.ts')).bag,
  promotions: async () => (await import('../promotions.ts')).promotions,
  salon: async () => (await import('../salon.ts')).salon,
  connection: async () => (await import('../connection.ts')).connection,
  consent: async () => (await import('../consent.ts')).consent,
  search: async () => (await import('../search.ts')).search,
  suggestion: async () => (await import('../suggestion.ts')).suggestion,
  zoom: async () => (await import('../zoom.ts')).zoom,
  wishlist: async () => (await import('../wishlist.ts')).wishlist,
};
