import type { Catalogue, PageModule, ProductRowModule, RangeTile } from '@lokke/contract/ports';
import { featureProducts, isListed, leadingPicture } from '@lokke/domain/catalogue';
import { sortEntries, WHOLE_LIST } from '@lokke/domain/listing';
import type { Market } from '@lokke/domain/markets';
import { type Card, toCard } from '../../shared/product-card/card.ts';

export type ProductRows = Readonly<
  Record<
    string,
    {
      readonly cards: readonly Card[];
      /** Null where the platform does not count. */
      readonly total: number | null;
    }
  >
>;

interface RowSource {
  readonly catalogue: Pick<Catalogue, 'products' | 'productCount' | 'collection' | 'list'>;
  readonly market: Market;
}

interface TileSource extends Pick<RowSource, 'catalogue'> {
  /** Handles of the ranges that the brand has pictures of. */
  readonly brandRanges: readonly string[];
}

/** Products of a page's rows; empty for rows that fail to load. */
export async function loadRows(
  modules: readonly PageModule[],
  source: RowSource,
): Promise<ProductRows> {
  const rows = modules.filter((module) => module.kind === 'productRow');
  return Object.fromEntries(
    await Promise.all(rows.map(async (row) => [row.id, await loadRow(row, source)] as const)),
  );
}

const LEAD_COUNT = 3;

/** Products beside the first words of a page, where a brand has no pictures of its own. */
export interface Lead {
  readonly title: string;
  readonly cards: readonly Card[];
}

export async function loadLead(
  title: string,
  catalogue: Pick<Catalogue, 'products'>,
): Promise<Lead> {
  const products = await catalogue.products();
  const found = products.kind === 'found' ? products.value : [];
  return { title, cards: featureProducts(found, LEAD_COUNT).map(toCard) };
}

/** Tiles of collections with their pictures, without collections that have no product. Ranges have pictures of their own. */
export async function withTilePictures(
  modules: readonly PageModule[],
  { catalogue, brandRanges }: TileSource,
): Promise<readonly PageModule[]> {
  const tileOf = async (tile: RangeTile): Promise<readonly RangeTile[]> => {
    if (brandRanges.includes(tile.handle)) return [tile];
    const collection = await catalogue.collection(tile.handle);
    if (collection.kind !== 'found') return [];
    const { picture, products } = collection.value;
    const shown = picture ?? leadingPicture(products);
    return products.length === 0 ? [] : [{ ...tile, picture: shown?.url ?? null }];
  };
  return Promise.all(
    modules.map(async (module) => {
      if (module.kind !== 'rangeTiles') return module;
      return { ...module, ranges: (await Promise.all(module.ranges.map(tileOf))).flat() };
    }),
  );
}

async function loadRow(row: ProductRowModule, source: RowSource): Promise<ProductRows[string]> {
  const { products, total } =
    row.collection === null
      ? await bestSellers(source)
      : await loadCollection(row.collection, source);
  return { cards: products.slice(0, row.count).map(toCard), total };
}

async function bestSellers({ catalogue, market }: RowSource) {
  const [products, count] = await Promise.all([catalogue.products(), catalogue.productCount()]);
  const listed = products.kind === 'found' ? products.value.filter(isListed) : [];
  const single = listed.filter(({ productType }) => productType !== 'bundle');
  return {
    products: sortEntries(single, 'sortByPopularity', market),
    total: count.kind === 'found' ? count.value : null,
  };
}

async function loadCollection(handle: string, { catalogue }: RowSource) {
  const collection = await catalogue.collection(handle);
  const { products, isLong } = collection.kind === 'found' ? collection.value : NO_PRODUCTS;
  if (!isLong) return { products, total: products.length };
  const counted = await catalogue.list(handle, WHOLE_LIST);
  return { products, total: counted.kind === 'found' ? counted.value.total : null };
}

const NO_PRODUCTS = { products: [], isLong: false };
