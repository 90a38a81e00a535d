export { type ContentClient, createContentClient } from './client.ts';
export type { ReadEntry } from './entry-fields.ts';
export type { ContentFailure, ContentResult } from './failure.ts';
export type { AnyProductPage } from './product-page.ts';
export type { ContentQuestion } from './site/consultation-settings.ts';
export type { ContentImage } from './site/content-image.ts';
export {
  type ContentLink,
  type LinkTarget,
  pageTarget,
  pageTargetOf,
} from './site/content-link.ts';
export type { ContentMedia } from './site/content-media.ts';
export type { ContentModule } from './site/content-module.ts';
export type { ContentFilter } from './site/filter-settings.ts';
export type {
  ContentExperiment,
  ContentPage,
  PlannedModule,
  PromoContent,
  SiteContent,
} from './site/site-content.ts';
export type { StoredEntries } from './stored-entries.ts';
