import type { CollectionMembers, CollectionRule } from '../draft.ts';
import type { ProductRecord } from '../stored/records.ts';

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

type Rules = Extract<CollectionMembers, { readonly kind: 'rules' }>;

export function fitsRules(product: ProductRecord, { matches, rules }: Rules): boolean {
  return matches === 'ALL'
    ? rules.every((rule) => fits(product, rule))
    : rules.some((rule) => fits(product, rule));
}
