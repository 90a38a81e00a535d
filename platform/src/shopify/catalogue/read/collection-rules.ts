import type { CollectionMembers, CollectionRule } from '../draft-shapes.ts';
import type { ProductRecord } from '../stored/records.ts';

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

export function fitsRules(product: ProductRecord, { matches, rules }: Rules): boolean {
  return matches === 'ALL'
    ? rules.every((rule) => fits(product, rule))
    : rules.some((rule) => fits(product, rule));
}
