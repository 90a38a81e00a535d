import { gid } from '../../../protocol/index.ts';
import type { CollectionMembers } from '../draft-shapes.ts';
import type { CollectionRecord, ProductRecord, SellingPlanGroupRecord } from '../stored/records.ts';
import { fitsRules } from './collection-rules.ts';
import type { Collection, Product, SellingPlan, SellingPlanGroup, Variant } from './entries.ts';

interface LinkedProduct extends Product {
  readonly variants: Variant[];
  readonly collections: Collection[];
  readonly sellingPlanGroups: SellingPlanGroup[];
}

export interface LinkedProducts {
  /** Products that lists show. */
  readonly products: readonly Product[];
  /** All that the shop sells: those, and unlisted ones, which are found by their address alone. */
  readonly sold: readonly Product[];
  readonly productByHandle: ReadonlyMap<string, Product>;
  readonly collections: readonly Collection[];
  /** Plans that a product of the shop has. */
  readonly plans: readonly SellingPlan[];
}

function isSold({ status, publishedAt }: ProductRecord): boolean {
  return (status === 'ACTIVE' || status === 'UNLISTED') && publishedAt !== null;
}

/** Asks search engines as merchants do, by Shopify's own metafield, not to list what no list shows. */
function withHiddenMetafield(record: ProductRecord): ProductRecord {
  const { status, number, createdAt, updatedAt, metafields } = record;
  if (status !== 'UNLISTED') return record;
  const hidden = { namespace: 'seo', key: 'hidden', type: 'number_integer', value: '1' };
  return { ...record, metafields: [...metafields, { ...hidden, number, createdAt, updatedAt }] };
}

function toProduct(found: ProductRecord): LinkedProduct {
  const record = withHiddenMetafield(found);
  const product: LinkedProduct = {
    __typename: 'Product',
    id: gid('Product', record.number),
    record,
    variants: [],
    collections: [],
    sellingPlanGroups: [],
  };
  for (const variant of record.variants) {
    const id = gid('ProductVariant', variant.number);
    product.variants.push({ __typename: 'ProductVariant', id, record: variant, product });
  }
  return product;
}

function toPlanGroup(record: SellingPlanGroupRecord): SellingPlanGroup {
  const plans = record.plans.map((plan) => ({
    __typename: 'SellingPlan' as const,
    id: gid('SellingPlan', plan.number),
    record: plan,
    groupName: record.name,
  }));
  return { __typename: 'SellingPlanGroup', record, plans };
}

function membersOf(
  members: CollectionMembers,
  products: readonly LinkedProduct[],
  byHandle: ReadonlyMap<string, LinkedProduct>,
): readonly LinkedProduct[] {
  switch (members.kind) {
    case 'all':
      return products;
    case 'handles':
      return members.handles.flatMap((handle) => byHandle.get(handle) ?? []);
    case 'rules':
      return products.filter(({ record }) => fitsRules(record, members));
  }
}

/** Links the products that the shop shows with their collections and selling plans. */
export function linkProducts(records: {
  readonly products: readonly ProductRecord[];
  readonly collections: readonly CollectionRecord[];
  readonly sellingPlanGroups: readonly SellingPlanGroupRecord[];
}): LinkedProducts {
  const sold = records.products.filter(isSold).map(toProduct);
  const products = sold.filter(({ record }) => record.status === 'ACTIVE');
  const productByHandle = new Map(sold.map((product) => [product.record.handle, product]));
  const listedByHandle = new Map(products.map((product) => [product.record.handle, product]));
  const published = records.collections.filter(({ isPublished }) => isPublished !== false);
  const collections = published.map((record): Collection => {
    const members = membersOf(record.members, products, listedByHandle);
    const id = gid('Collection', record.number);
    const collection: Collection = { __typename: 'Collection', id, record, products: members };
    for (const product of members) product.collections.push(collection);
    return collection;
  });
  const plans = records.sellingPlanGroups.map(toPlanGroup).flatMap((group) => {
    const handles = new Set(group.record.productHandles);
    const members = [...handles].flatMap((handle) => productByHandle.get(handle) ?? []);
    for (const product of members) product.sellingPlanGroups.push(group);
    return members.length === 0 ? [] : group.plans;
  });
  return { products, sold, productByHandle, collections, plans };
}
