import { MOST_PRODUCTS, type SearchFilters, type ucpTools } from '@lokke/contract/agents';
import type { Loaded } from '@lokke/contract/ports';
import { isListed, type ProductDetail, type ProductSummary } from '@lokke/domain/catalogue';
import type * as v from 'valibot';
import type { AgentShop, ToolOutcome } from './agent-shop.ts';
import { describeDetail, describeProduct, describeVariant } from './describe-product.ts';
import { selectVariants, withNamedVariants } from './select-variants.ts';
import { envelope, OUT_OF_REACH, tellFailure } from './ucp-envelope.ts';

type Catalog<Tool extends { readonly input: v.GenericSchema<unknown, { catalog: unknown }> }> =
  v.InferOutput<Tool['input']>['catalog'];

const DEFAULT_COUNT = 10;

export interface FoundProducts {
  readonly products: readonly ProductSummary[];
  readonly total: number;
  /** Place of the next page. */
  readonly next: string | null;
}

/** Finds products by words; without any, those that sell best. */
export async function findProducts(
  { catalogue }: AgentShop,
  query: string,
  { filters, limit = DEFAULT_COUNT, after = 0 }: SearchPage = {},
): Promise<Loaded<FoundProducts>> {
  const loaded = query.trim() === '' ? await catalogue.products() : await catalogue.search(query);
  if (loaded.kind !== 'found') return loaded;
  const found = loaded.value.filter((product) => isListed(product) && fits(product, filters));
  if (query.trim() === '') found.sort((left, right) => right.soldQuantity - left.soldQuantity);
  const end = after + Math.min(limit, MOST_PRODUCTS);
  const next = end < found.length ? `${end}` : null;
  return {
    kind: 'found',
    value: { products: found.slice(after, end), total: found.length, next },
  };
}

export interface SearchPage {
  readonly filters?: SearchFilters;
  readonly limit?: number | undefined;
  readonly after?: number;
}

function fits({ firstVariant, productType }: ProductSummary, filters: SearchFilters): boolean {
  if (firstVariant === null) return false;
  const { amountInMinorUnits } = firstVariant.price;
  const { min = 0, max = Number.POSITIVE_INFINITY } = filters?.price ?? {};
  const types = filters?.categories?.map((category) => category.toLowerCase()) ?? [];
  return (
    amountInMinorUnits >= min &&
    amountInMinorUnits <= max &&
    (types.length === 0 || types.includes(productType.toLowerCase()))
  );
}

export async function searchCatalog(
  shop: AgentShop,
  { query = '', filters, pagination }: Catalog<typeof ucpTools.searchCatalog>,
): Promise<ToolOutcome> {
  const loaded = await findProducts(shop, query, {
    filters,
    limit: pagination?.limit,
    after: Number(pagination?.cursor ?? 0),
  });
  if (loaded.kind !== 'found') return OUT_OF_REACH;
  const { products, total, next } = loaded.value;
  return {
    kind: 'done',
    content: {
      ucp: envelope(['dev.ucp.shopping.catalog.search']),
      products: products.map((product) => describeListed(shop, product)),
      pagination: {
        has_next_page: next !== null,
        total_count: total,
        ...(next !== null && { cursor: next }),
      },
    },
  };
}

export function describeListed(shop: AgentShop, product: ProductSummary) {
  const { firstVariant } = product;
  return describeProduct(shop, product, firstVariant === null ? [] : [firstVariant]);
}

/** Tells of a product by its id or that of one of its variants, whose options `describe` gets. */
export async function tellProduct(
  shop: AgentShop,
  id: string,
  describe: (
    product: ProductDetail,
    named: ReturnType<typeof optionsOf>,
  ) => Promise<Readonly<Record<string, unknown>>>,
): Promise<ToolOutcome> {
  const handles = await handlesOf(shop, [id]);
  if (handles.kind !== 'found') return OUT_OF_REACH;
  const handle = handles.value.get(id);
  const loaded = handle === undefined ? null : await shop.catalogue.product(handle);
  if (loaded?.kind === 'failed') return OUT_OF_REACH;
  if (loaded?.kind !== 'found' || loaded.value.variants.length === 0) {
    return tellFailure({ code: 'not_found', content: 'There is no such product.' }, shop);
  }
  const product = await withNamedVariants(shop.catalogue, loaded.value, [id]);
  const named = product.variants.find((variant) => variant.id === id);
  return { kind: 'done', content: await describe(product, optionsOf(named)) };
}

/** Ids that the platform would refuse are none of its. */
async function handlesOf({ catalogue }: AgentShop, ids: readonly string[]) {
  const known = ids.filter((id) => /^gid:\/\/shopify\/Product(?:Variant)?\/\d{1,20}$/.test(id));
  if (known.length === 0) return { kind: 'found', value: new Map<string, string>() } as const;
  return catalogue.handlesByIds([...new Set(known)]);
}

export async function lookupCatalog(
  shop: AgentShop,
  { ids, filters }: Catalog<typeof ucpTools.lookupCatalog>,
): Promise<ToolOutcome> {
  const handles = await handlesOf(shop, ids);
  if (handles.kind !== 'found') return OUT_OF_REACH;
  const wanted = [...new Set(handles.value.values())];
  const loaded = await Promise.all(wanted.map(shop.catalogue.product));
  if (loaded.some(({ kind }) => kind === 'failed')) return OUT_OF_REACH;
  const products = await Promise.all(
    loaded.flatMap((one) =>
      one.kind === 'found'
        ? [withNamedVariants(shop.catalogue, one.value, idsOf(one.value, handles.value))]
        : [],
    ),
  );
  const found = products.filter((product) => fits(product, filters));
  const missing = ids.filter((id) => !found.some((product) => hasId(product, id)));
  return {
    kind: 'done',
    content: {
      ucp: envelope(['dev.ucp.shopping.catalog.lookup']),
      products: await Promise.all(found.map((product) => describeFound(shop, product, ids))),
      ...(missing.length > 0 && {
        messages: missing.map((id) => ({ type: 'info', code: 'not_found', content: id })),
      }),
    },
  };
}

/** Ids that lead to a product. */
function idsOf({ handle }: ProductDetail, handles: ReadonlyMap<string, string>) {
  return [...handles].flatMap(([id, of]) => (of === handle ? [id] : []));
}

/** Tells which of the ids led to which variant: a product's own id leads to its featured one. */
async function describeFound(shop: AgentShop, product: ProductDetail, ids: readonly string[]) {
  const ordered = await selectVariants(shop.catalogue, product, { selected: [] });
  const [featured] = ordered.variants;
  const variants = ordered.variants.flatMap((variant) => {
    const inputs = [
      ...(ids.includes(variant.id) ? [{ id: variant.id, match: 'exact' }] : []),
      ...(variant === featured && ids.includes(product.id)
        ? [{ id: product.id, match: 'featured' }]
        : []),
    ];
    return inputs.length === 0 ? [] : [{ variant, inputs }];
  });
  return {
    ...describeProduct(
      shop,
      product,
      variants.map(({ variant }) => variant),
    ),
    variants: variants.map(({ variant, inputs }) => ({
      ...describeVariant(shop, product, variant),
      inputs,
    })),
  };
}

function hasId({ id, variants }: ProductDetail, wanted: string): boolean {
  return id === wanted || variants.some((variant) => variant.id === wanted);
}

export function getProduct(
  shop: AgentShop,
  { id, selected = [], preferences }: Catalog<typeof ucpTools.getProduct>,
): Promise<ToolOutcome> {
  return tellProduct(shop, id, async (product, named) => {
    const { variants, options } = await selectVariants(shop.catalogue, product, {
      selected: selected.length > 0 ? selected : named,
      preferences,
    });
    return {
      ucp: envelope(['dev.ucp.shopping.catalog.lookup']),
      product: {
        ...describeDetail(shop, product, variants),
        options,
        selected: optionsOf(variants[0]),
      },
    };
  });
}

function optionsOf(variant: ProductDetail['variants'][number] | undefined) {
  return variant?.selectedOptions.map(({ name, value }) => ({ name, label: value })) ?? [];
}
