import { createContentClient } from '@lokke/contentful';
import { createSite } from '../server/features/content/index.ts';
import { createShops } from '../server/features/shops/index.ts';
import type { CheckContext } from './finding.ts';

/** Opens the content and the shops as a server does, without its log. */
export function openSources({ config, fetch, wait }: CheckContext) {
  const log = () => undefined;
  const { freshInMs, baseUrl } = config.content;
  const client = createContentClient({ ...config.content, fetch, wait });
  const site = createSite({ client, freshInMs, log, protocol: new URL(baseUrl).protocol });
  const shops = createShops({ config, fetch, site, log, ...(wait && { wait }) });
  return { client, site, shops };
}
