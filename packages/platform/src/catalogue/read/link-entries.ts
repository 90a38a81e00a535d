import { gid } from '../../ids/index.ts';
import type { CollectionRecord, ProductRecord, SellingPlanGroupRecord } from '../stored/records.ts';
import { membersOf } from './collection-members.ts';
import type { Collection, Product, SellingPlanGroup, Variant } from './entries.ts';

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
