import type { SitemapEntry } from '@lokke/contract/ports';
import { WHOLE_SHOP } from '@lokke/domain/listing';
import { readAllPages } from '@lokke/http-client';
import { sitemapCollections, sitemapProducts } from '@lokke/shopify-storefront';
import { inContext } from '../shop-connection/index.ts';
import { loadedFrom, type Method, PAGE_SIZE } from './loaded.ts';
import { fromBothEnds } from './pages-from-both-ends.ts';

/** Loads the paths of products and collections. */
export const loadSitemapEntries: Method<'addresses'> = async (source) => {
  const variables = { ...inContext(source), first: PAGE_SIZE };
  const [products, collections] = await Promise.all([
    fromBothEnds((place) => sitemapProducts(source.client, { ...variables, ...place })),
    readAllPages((after) => sitemapCollections(source.client, { ...variables, after })),
  ]);
  const ranges = loadedFrom(source, 'collection addresses', collections, (nodes) =>
    // The collection of all is the shop's own page; a product may well be called so.
    below('/range')(nodes.filter(({ handle }) => handle !== WHOLE_SHOP)),
  );
  const loaded = loadedFrom(source, 'product addresses', products, below('/products'));
  if (ranges.kind !== 'found' || loaded.kind !== 'found') return { kind: 'failed' };
  return { kind: 'found', value: [...ranges.value, ...loaded.value] };
};

const below =
  (folder: string) => (nodes: readonly { readonly handle: string; readonly updatedAt: string }[]) =>
    nodes.map(
      ({ handle, updatedAt }): SitemapEntry => ({
        path: `${folder}/${encodeURIComponent(handle)}`,
        changedAt: updatedAt,
      }),
    );
