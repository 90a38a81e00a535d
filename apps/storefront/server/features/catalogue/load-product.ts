import type { Loaded, WantedVariant } from '@lokke/contract/ports';
import {
  gtinOf,
  type ProductDetail,
  type SelectedOption,
  type Variant,
} from '@lokke/domain/catalogue';
import { combinationsOf, placesOf } from '@lokke/domain/options';
import { readAllPages, succeed } from '@lokke/http-client';
import {
  product,
  productDetails,
  productVariant,
  productVariants,
  variantsByIds,
} from '@lokke/shopify-storefront';
import { inContext, type ShopContext } from '../shop-connection/index.ts';
import { loadedFrom, type Method, mapReadable } from './loaded.ts';
import { mapDetail, mapVariant } from './map-product.ts';
import { detailMetafields, summaryMetafields } from './metafields.ts';
import { pagesFromBothEnds } from './pages-from-both-ends.ts';

export const loadProduct: Method<'product'> = async (source, handle) => {
  const result = await withCombinations(source, handle);
  const loaded = loadedFrom(source, `product ${handle}`, result, (found) =>
    mapReadable(source, [found], (one) => mapDetail(source, one)),
  );
  if (loaded.kind !== 'found') return loaded;
  const [value] = loaded.value;
  return value === undefined ? { kind: 'failed' } : { kind: 'found', value };
};

/** Few at a time, as each comes with up to a hundred variants. */
const DETAILS_AT_ONCE = 25;

export async function* loadDetails(
  source: ShopContext,
): AsyncGenerator<Loaded<readonly ProductDetail[]>> {
  const variables = { ...inContext(source), first: DETAILS_AT_ONCE };
  const pages = pagesFromBothEnds((place) =>
    productDetails(source.client, {
      ...variables,
      ...place,
      metafields: detailMetafields(source),
    }),
  );
  for await (const page of pages) {
    yield loadedFrom(source, 'product details', page, (nodes) =>
      mapReadable(source, nodes, (one) => mapDetail(source, one)),
    );
  }
}

/** The first hundred variants come with the product; the rest is loaded only where nothing else says what there is. */
async function withCombinations(source: ShopContext, handle: string) {
  const variables = { ...inContext(source), handle };
  const result = await product(source.client, {
    ...variables,
    metafields: detailMetafields(source),
  });
  if (!result.ok || result.value === null) return result;
  const { variants } = result.value;
  const { hasNextPage, endCursor } = variants.pageInfo;
  const isCoded = Boolean(result.value.encodedVariantExistence);
  if (!hasNextPage || endCursor === null || isCoded) return result;
  const others = await readAllPages((after) =>
    productVariants(source.client, { ...variables, after: after ?? endCursor }),
  );
  if (!others.ok) return others;
  const nodes = [...variants.nodes, ...(others.value ?? [])];
  return succeed({ ...result.value, variants: { ...variants, nodes } });
}

/** Finds a variant among those that came with the product, else asks for it; one that is not coded does not exist. */
export async function findVariant(
  source: ShopContext,
  detail: ProductDetail,
  wanted: WantedVariant,
  load: (selectedOptions: readonly SelectedOption[]) => Promise<Loaded<Variant>>,
): Promise<Loaded<Variant>> {
  const value = detail.variants.find((variant) => isWanted(detail, variant, wanted));
  if (value !== undefined) return { kind: 'found', value };
  if (detail.combinations === undefined) return { kind: 'missing' };
  const asked = wanted.kind === 'options' ? wanted : await optionsOfId(source, detail, wanted.id);
  if (asked.kind === 'failed' || asked.kind === 'missing') return asked;
  const places = placesOf(detail.options, asked);
  if (places === null || !combinationsOf(detail).exists(places)) return { kind: 'missing' };
  return load(asked.selectedOptions);
}

function isWanted({ options }: ProductDetail, variant: Variant, wanted: WantedVariant): boolean {
  if (wanted.kind === 'id') return variant.id === wanted.id;
  const places = placesOf(options, wanted)?.join();
  return places !== undefined && placesOf(options, variant)?.join() === places;
}

async function optionsOfId(source: ShopContext, { handle }: ProductDetail, id: string) {
  const result = await variantsByIds(source.client, { ...inContext(source), ids: [id] });
  const loaded = loadedFrom(source, `variant ${id}`, result, ([node]) => {
    const isOwn = node?.__typename === 'ProductVariant' && node.product.handle === handle;
    return isOwn ? node.selectedOptions : null;
  });
  if (loaded.kind !== 'found') return loaded;
  const { value } = loaded;
  if (value === null) return { kind: 'missing' } as const;
  return { kind: 'options', selectedOptions: value } as const;
}

export async function loadVariant(
  source: ShopContext,
  handle: string,
  selectedOptions: readonly SelectedOption[],
): Promise<Loaded<Variant>> {
  const metafields = summaryMetafields(source);
  const variables = { ...inContext(source), handle, selectedOptions, metafields };
  const result = await productVariant(source.client, variables);
  const loaded = loadedFrom(source, `variant of ${handle}`, result, (found) => {
    const { variantBySelectedOptions: variant } = found;
    if (variant === null) return null;
    return { ...mapVariant(source, variant, found), gtin: gtinOf(variant.barcode) };
  });
  if (loaded.kind !== 'found') return loaded;
  return loaded.value === null ? { kind: 'missing' } : { kind: 'found', value: loaded.value };
}
