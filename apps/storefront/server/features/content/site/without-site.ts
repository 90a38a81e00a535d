import type { ContentSource } from '@lokke/contract/ports';
import { DEFAULT_KICKBACK_RATES } from '@lokke/domain/kickback';
import type { SiteService } from './create-site.ts';

const NOTHING: ContentSource = {
  home: async () => ({ kind: 'missing' }),
  page: async () => ({ kind: 'missing' }),
  pages: async () => ({ kind: 'missing' }),
  education: async () => ({ kind: 'missing' }),
  educationPage: async () => ({ kind: 'missing' }),
  menu: async () => ({ kind: 'missing' }),
  promotions: async () => ({ kind: 'missing' }),
  delivery: async () => ({ kind: 'missing' }),
  kickbackRates: async () => ({ kind: 'found', value: DEFAULT_KICKBACK_RATES }),
  filters: async () => ({ kind: 'missing' }),
  consultation: async () => ({ kind: 'missing' }),
};

export const withoutSite: SiteService = {
  siteContentOf: () => NOTHING,
  factsOf: async () => null,
  nextChangeOf: () => Number.POSITIVE_INFINITY,
  experimentsIn: () => [],
  allExperiments: async () => [],
  invalidate: () => undefined,
};
