import { gid } from '../../../protocol/index.ts';
import type { CollectionMembers, CollectionRule } from '../draft-shapes.ts';
import type { CollectionRecord, ProductRecord, SellingPlanGroupRecord } from '../stored/records.ts';
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

/** Values that a rule looks at: texts in lower case, or prices in minor units. */
type Values = readonly (string | number)[];

const VALUES: Readonly<Record<CollectionRule['column'], (product: ProductRecord) => Values>> = {
  TAG: ({ tags }) => tags.map((tag) => tag.toLowerCase()),
  TYPE: ({ productType }) => [productType.toLowerCase()],
  VENDOR: ({ vendor }) => [vendor.toLowerCase()],
  TITLE: ({ title }) => [title.toLowerCase()],
  VARIANT_PRICE: ({ variants }) => variants.map(({ priceInMinorUnits }) => priceInMinorUnits),
};

type Relation = (values: Values, condition: string | number) => boolean;

const anyText =
  (test: (value: string, condition: string) => boolean): Relation =>
  (values, condition) =>
    values.some((value) => typeof value === 'string' && test(value, String(condition)));

const contains = anyText((value, condition) => value.includes(condition));

/** Texts are neither greater nor less, and prices contain nothing. */
const RELATIONS: Readonly<Record<CollectionRule['relation'], Relation>> = {
  EQUALS: (values, condition) => values.includes(condition),
  NOT_EQUALS: (values, condition) => !values.includes(condition),
  CONTAINS: contains,
  NOT_CONTAINS: (values, condition) => !contains(values, condition),
  STARTS_WITH: anyText((value, condition) => value.startsWith(condition)),
  ENDS_WITH: anyText((value, condition) => value.endsWith(condition)),
  GREATER_THAN: (values, condition) =>
    values.some((value) => typeof value === 'number' && value > Number(condition)),
  LESS_THAN: (values, condition) =>
    values.some((value) => typeof value === 'number' && value < Number(condition)),
};

function fits(product: ProductRecord, { column, relation, condition }: CollectionRule): boolean {
  const wanted =
    column === 'VARIANT_PRICE' ? Math.round(Number(condition) * 100) : condition.toLowerCase();
  return RELATIONS[relation](VALUES[column](product), wanted);
}

type Rules = Extract<CollectionMembers, { readonly kind: 'rules' }>;

function fitsRules(product: ProductRecord, { matches, rules }: Rules): boolean {
  return matches === 'ALL'
    ? rules.every((rule) => fits(product, rule))
    : rules.some((rule) => fits(product, rule));
}
