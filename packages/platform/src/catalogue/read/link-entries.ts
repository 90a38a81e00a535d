import { gid } from '../../core/index.ts';
import type { CollectionRule } from '../draft.ts';
import type { CollectionRecord, ProductRecord, SellingPlanGroupRecord } from '../stored/records.ts';
import type { Collection, Product, SellingPlanGroup, Variant } from './entries.ts';

function compareTexts(values: readonly string[], { relation, condition }: CollectionRule): boolean {
  const requested = condition.toLowerCase();
  const found = values.map((value) => value.toLowerCase());
  switch (relation) {
    case 'EQUALS':
      return found.includes(requested);
    case 'NOT_EQUALS':
      return !found.includes(requested);
    case 'CONTAINS':
      return found.some((value) => value.includes(requested));
    case 'GREATER_THAN':
    case 'LESS_THAN':
      return false;
  }
}

function comparePrices(product: ProductRecord, { relation, condition }: CollectionRule): boolean {
  const limit = Math.round(Number(condition) * 100);
  const prices = product.variants.map(({ priceInMinorUnits }) => priceInMinorUnits);
  switch (relation) {
    case 'EQUALS':
      return prices.includes(limit);
    case 'NOT_EQUALS':
      return !prices.includes(limit);
    case 'GREATER_THAN':
      return prices.some((price) => price > limit);
    case 'LESS_THAN':
      return prices.some((price) => price < limit);
    case 'CONTAINS':
      return false;
  }
}

function fits(product: ProductRecord, rule: CollectionRule): boolean {
  switch (rule.column) {
    case 'TAG':
      return compareTexts(product.tags, rule);
    case 'TYPE':
      return compareTexts([product.productType], rule);
    case 'VENDOR':
      return compareTexts([product.vendor], rule);
    case 'TITLE':
      return compareTexts([product.title], rule);
    case 'VARIANT_PRICE':
      return comparePrices(product, rule);
  }
}

/** The products of a collection among those that the shop shows. */
function membersOf<Entry extends Pick<Product, 'record'>>(
  { members }: CollectionRecord,
  products: readonly Entry[],
): readonly Entry[] {
  switch (members.kind) {
    case 'all':
      return products;
    case 'handles': {
      const byHandle = new Map(products.map((product) => [product.record.handle, product]));
      return members.handles.flatMap((handle) => byHandle.get(handle) ?? []);
    }
    case 'rules':
      return products.filter(({ record }) =>
        members.matches === 'ALL'
          ? members.rules.every((rule) => fits(record, rule))
          : members.rules.some((rule) => fits(record, rule)),
      );
  }
}

function planGroup(record: SellingPlanGroupRecord): SellingPlanGroup {
  const plans = record.plans.map((plan) => ({
    __typename: 'SellingPlan' as const,
    id: gid('SellingPlan', plan.number),
    record: plan,
    groupName: record.name,
  }));
  return { __typename: 'SellingPlanGroup', record, plans };
}

function linkProduct(
  record: ProductRecord,
  collections: readonly Collection[],
  groups: readonly SellingPlanGroup[],
): Product {
  const variants: Variant[] = [];
  const prices = record.variants.map(({ priceInMinorUnits }) => priceInMinorUnits);
  const product: Product = {
    __typename: 'Product',
    id: gid('Product', record.number),
    record,
    variants,
    collections,
    sellingPlanGroups: groups.filter((group) =>
      group.record.productHandles.includes(record.handle),
    ),
    minPriceInMinorUnits: Math.min(...prices),
    maxPriceInMinorUnits: Math.max(...prices),
  };
  for (const variant of record.variants) {
    const id = gid('ProductVariant', variant.number);
    variants.push({ __typename: 'ProductVariant', id, record: variant, product });
  }
  return product;
}

export interface Linked {
  readonly products: readonly Product[];
  readonly collections: readonly Collection[];
}

/** Products know their collections and collections their products, so both are made in one go. */
export function linkEntries(records: {
  readonly products: readonly ProductRecord[];
  readonly collections: readonly CollectionRecord[];
  readonly sellingPlanGroups: readonly SellingPlanGroupRecord[];
}): Linked {
  const groups = records.sellingPlanGroups.map(planGroup);
  const collectionsOf = new Map<number, Collection[]>();
  const products = records.products.map((record) => {
    const own: Collection[] = [];
    collectionsOf.set(record.number, own);
    return linkProduct(record, own, groups);
  });
  const collections = records.collections.map((record): Collection => {
    const id = gid('Collection', record.number);
    const members = membersOf(record, products);
    const collection: Collection = { __typename: 'Collection', id, record, products: members };
    for (const member of members) collectionsOf.get(member.record.number)?.push(collection);
    return collection;
  });
  return { products, collections };
}
