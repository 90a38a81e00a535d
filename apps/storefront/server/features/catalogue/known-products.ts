import type { Loaded } from '@lokke/contract/ports';
import type { ProductSummary } from '@lokke/domain/catalogue';
import type { FilterGroup } from '@lokke/domain/listing';
import type { ShopContext } from '../shop-connection/index.ts';
import { mapListed } from './map-product.ts';
import { metafieldsFor } from './metafields.ts';
import { type CatalogueLimits, readProducts } from './read-products.ts';

type Summaries = readonly ProductSummary[];
type Key = 'id' | 'handle';

/** The products that pages choose from, which are found without a request. */
export interface KnownProducts {
  /** The same object until they are loaded anew. */
  readonly listed: Loaded<Summaries>;
  readonly by: Readonly<Record<Key, ReadonlyMap<string, ProductSummary>>>;
  /** The shop has no others. */
  readonly isWhole: boolean;
}

export async function loadKnownProducts(
  source: ShopContext,
  groups: readonly FilterGroup[],
  limits: CatalogueLimits,
): Promise<Loaded<KnownProducts>> {
  const request = { ...limits, what: 'products', metafields: metafieldsFor(source, groups) };
  const read = await readProducts(source, request);
  if (read.kind !== 'found') return read;
  const { nodes, isWhole } = read.value;
  // A product that was sold while they were read can stand on two pages.
  const id = new Map(mapListed(source, nodes, groups).map((product) => [product.id, product]));
  const products = [...id.values()];
  const handle = new Map(products.map((product) => [product.handle, product]));
  return {
    kind: 'found',
    value: { listed: { kind: 'found', value: products }, by: { id, handle }, isWhole },
  };
}

interface Sought {
  readonly key: Key;
  readonly values: readonly string[];
  /** Asks the shop for those that are not known. */
  readonly ask: (values: readonly string[]) => Promise<Loaded<Summaries>>;
}

/** Finds particular products, in the order they are named; those that the shop does not have are left out. */
export async function findProducts(
  known: Loaded<KnownProducts>,
  { key, values, ask }: Sought,
): Promise<Loaded<Summaries>> {
  if (known.kind !== 'found') return known;
  const index = known.value.by[key];
  const others = known.value.isWhole ? [] : values.filter((value) => !index.has(value));
  const asked = others.length > 0 ? await ask([...new Set(others)]) : NONE;
  if (asked.kind !== 'found') return asked;
  const found = new Map(asked.value.map((product) => [product[key], product]));
  return {
    kind: 'found',
    value: values.flatMap((value) => index.get(value) ?? found.get(value) ?? []),
  };
}

const NONE = { kind: 'found', value: [] } as const satisfies Loaded<Summaries>;
