import { createContentClient } from '@lokke/contentful';
import type { Config } from '../../config/index.ts';
import { type ContentPages, createContentPages } from './content-pages.ts';
import { createSite, type SiteOptions, type SiteService } from './site/create-site.ts';

export interface ContentOptions
  extends Pick<SiteOptions, 'log' | 'hasNewsletter' | 'brandFactsOf'> {
  readonly config: Pick<Config, 'content'>;
  readonly fetch: typeof globalThis.fetch;
}

/** Opens the content service: its pages of products, and all else that editors write. */
export function createContent({ config, fetch, log, ...facts }: ContentOptions): {
  readonly content: ContentPages;
  readonly site: SiteService;
} {
  const { freshInMs, baseUrl } = config.content;
  const client = createContentClient({ ...config.content, fetch });
  const { protocol } = new URL(baseUrl);
  return {
    content: createContentPages({ client, freshInMs, log }),
    site: createSite({ client, freshInMs, log, protocol, ...facts }),
  };
}
