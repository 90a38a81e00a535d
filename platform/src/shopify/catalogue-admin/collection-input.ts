import { gidNumber } from '../../protocol/index.ts';
import type { CollectionDraft, CollectionRule, ShopCatalogue } from '../catalogue/index.ts';

type Maybe<Value> = Value | null | undefined;

interface RuleSetInput {
  readonly appliedDisjunctively: boolean;
  readonly rules?: Maybe<readonly CollectionRule[]>;
}

export interface CollectionInput {
  readonly id?: Maybe<string>;
  readonly title?: Maybe<string>;
  readonly handle?: Maybe<string>;
  readonly descriptionHtml?: Maybe<string>;
  readonly image?: Maybe<{ readonly src?: Maybe<string>; readonly altText?: Maybe<string> }>;
  readonly products?: Maybe<readonly string[]>;
  readonly ruleSet?: Maybe<RuleSetInput>;
  readonly seo?: Maybe<{ readonly title?: Maybe<string>; readonly description?: Maybe<string> }>;
  readonly sortOrder?: Maybe<CollectionDraft['sortOrder']>;
}

export interface InputFault {
  readonly field: readonly string[];
  readonly message: string;
}

const OF_TEXTS: readonly CollectionRule['relation'][] = [
  'EQUALS',
  'NOT_EQUALS',
  'CONTAINS',
  'NOT_CONTAINS',
  'STARTS_WITH',
  'ENDS_WITH',
];

/** A tag is met or not: Shopify knows no part of one. */
const RELATIONS: Readonly<Record<CollectionRule['column'], readonly CollectionRule['relation'][]>> =
  {
    TAG: ['EQUALS'],
    TITLE: OF_TEXTS,
    TYPE: OF_TEXTS,
    VENDOR: OF_TEXTS,
    VARIANT_PRICE: ['EQUALS', 'NOT_EQUALS', 'GREATER_THAN', 'LESS_THAN'],
  };

const MAX_RULES = 60;

function ruleFault({ column, relation, condition }: CollectionRule): string | null {
  if (!RELATIONS[column].includes(relation)) {
    return `Relation ${relation.toLowerCase()} is not allowed for ${column.toLowerCase()}`;
  }
  if (condition.trim() === '') return "Condition can't be blank";
  const isNumber = /^-?\d+(\.\d+)?$/.test(condition);
  return column === 'VARIANT_PRICE' && !isNumber ? 'Condition must be a number' : null;
}

/** Lists what is wrong with an input by itself, in the order of its fields. */
export function inputFaults(input: CollectionInput): readonly InputFault[] {
  const rules = input.ruleSet?.rules ?? [];
  const inRules = rules.flatMap((rule, place) => {
    const message = ruleFault(rule);
    return message === null
      ? []
      : [{ field: ['ruleSet', 'rules', String(place), 'condition'], message }];
  });
  const fault = (field: string, message: string) => ({ field: [field], message });
  return [
    ...(input.title === null || input.title?.trim() === ''
      ? [fault('title', "Title can't be blank")]
      : []),
    ...(rules.length > MAX_RULES ? [fault('ruleSet', `Rules are ${MAX_RULES} at most`)] : []),
    ...(input.ruleSet && rules.length === 0 ? [fault('ruleSet', "Rules can't be blank")] : []),
    ...(input.ruleSet && input.products?.length
      ? [fault('products', 'Products cannot be chosen for a smart collection')]
      : []),
    ...inRules,
  ];
}

/** Returns the members that an input asks for; null where it does not speak of them. */
export function membersOf(
  { ruleSet, products }: CollectionInput,
  { productById }: ShopCatalogue,
): CollectionDraft['members'] | null {
  if (ruleSet) {
    const matches = ruleSet.appliedDisjunctively ? 'ANY' : 'ALL';
    const rules = (ruleSet.rules ?? []).map(({ column, relation, condition }) => ({
      column,
      relation,
      condition,
    }));
    return { kind: 'rules', matches, rules };
  }
  if (!products) return null;
  const handles = products.flatMap((id) => productById.get(id)?.record.handle ?? []);
  return { kind: 'handles', handles };
}

/** Lists the ids of an input that name no product of the shop. */
export function strangersOf(
  { products }: CollectionInput,
  { productById }: ShopCatalogue,
): readonly InputFault[] {
  return (products ?? [])
    .filter((id) => gidNumber(id, 'Product') === null || !productById.has(id))
    .map((id) => ({ field: ['products'], message: `Product ${id} does not exist` }));
}
