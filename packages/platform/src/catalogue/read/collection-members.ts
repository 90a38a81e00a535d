import type { CollectionRule } from '../draft.ts';
import type { CollectionRecord, ProductRecord } from '../stored/records.ts';
import type { Product } from './entries.ts';

function compareTexts(values: readonly string[], { relation, condition }: CollectionRule): boolean {
  const wanted = condition.toLowerCase();
  const found = values.map((value) => value.toLowerCase());
  switch (relation) {
    case 'EQUALS':
      return found.includes(wanted);
    case 'NOT_EQUALS':
      return !found.includes(wanted);
    case 'CONTAINS':
      return found.some((value) => value.includes(wanted));
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
export function membersOf<Entry extends Pick<Product, 'record'>>(
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
