import type { Catalogue, PageModule, ProductRowModule } from '@lokke/contract/ports';
import { isListed } from '@lokke/domain/catalogue';
import { sortEntries } from '@lokke/domain/listing';
import type { Market } from '@lokke/domain/markets';
import { type Card, toCard } from '../../shared/product-card/card.ts';

export type ProductRows = Readonly<
  Record<string, { readonly cards: readonly Card[]; readonly total: number }>
>;

interface RowSource {
  readonly catalogue: Pick<Catalogue, 'products' | 'collection'>;
  readonly market: Market;
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

async function loadRow(row: ProductRowModule, source: RowSource): Promise<ProductRows[string]> {
  const { products, total } =
    row.collection === null ? await bestSellers(source) : await collected(row.collection, source);
  return { cards: products.slice(0, row.count).map(toCard), total };
}

async function bestSellers({ catalogue, market }: RowSource) {
  const products = await catalogue.products();
  const listed = products.kind === 'found' ? products.value.filter(isListed) : [];
  const single = listed.filter(({ productType }) => productType !== 'bundle');
  return { products: sortEntries(single, 'sortByPopularity', market), total: listed.length };
}

async function collected(handle: string, { catalogue }: RowSource) {
  const collection = await catalogue.collection(handle);
  const products = collection.kind === 'found' ? collection.value.products : [];
  return { products, total: products.length };
}
