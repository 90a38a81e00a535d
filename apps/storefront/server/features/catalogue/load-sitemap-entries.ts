import type { Loaded, SitemapEntry } from '@lokke/contract/ports';
import { sitemapCollections, sitemapProducts } from '@lokke/shopify-storefront';
import { inContext, type ShopContext } from '../shop-connection/index.ts';
import { allPages, PAGE_SIZE } from './all-pages.ts';
import { loadedFrom } from './loaded.ts';

/** Where the shop's products and collections have their pages. */
export async function loadSitemapEntries(
  source: ShopContext,
): Promise<Loaded<readonly SitemapEntry[]>> {
  const asked = { ...inContext(source), first: PAGE_SIZE };
  const [products, collections] = await Promise.all([
    allPages((after) => sitemapProducts(source.client, { ...asked, after })),
    allPages((after) => sitemapCollections(source.client, { ...asked, after })),
  ]);
  const ranges = loadedFrom(source, 'collection addresses', collections, below('/range'));
  const loaded = loadedFrom(source, 'product addresses', products, below('/products'));
  if (ranges.kind !== 'found' || loaded.kind !== 'found') return { kind: 'failed' };
  return { kind: 'found', value: [...ranges.value, ...loaded.value] };
}

/** Shopify's own collection of all that is sold: the shop's page is just that. */
const EVERYTHING = 'all';

const below =
  (folder: string) => (nodes: readonly { readonly handle: string; readonly updatedAt: string }[]) =>
    nodes
      .filter(({ handle }) => handle !== EVERYTHING)
      .map(
        ({ handle, updatedAt }): SitemapEntry => ({
          path: `${folder}/${encodeURIComponent(handle)}`,
          changedAt: updatedAt,
        }),
      );
