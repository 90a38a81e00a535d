import { parseGid } from '../../../protocol/index.ts';
import type { ShopCatalogue } from '../../catalogue/index.ts';
import type { ItemSet } from '../discount.ts';
import type { DiscountProblem } from '../find-problems.ts';

export type DiscountErrorCode =
  | 'BLANK'
  | 'CONFLICT'
  | 'GREATER_THAN'
  | 'INVALID'
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL_TO'
  | 'TAKEN'
  | 'TOO_LONG'
  | 'TOO_SHORT'
  | 'VALUE_OUTSIDE_RANGE';

export interface InputProblem {
  /** Below the argument. */
  readonly path: readonly string[];
  readonly code: DiscountErrorCode;
  readonly message: string;
}

/** What is being made. */
export interface GivenInput {
  readonly kind: 'basic' | 'buyXGetY';
  readonly isCode: boolean;
}

export function problem(
  path: readonly string[],
  code: DiscountErrorCode,
  message: string,
): InputProblem {
  return { path, code, message };
}

/** Thrown for an input that cannot be parsed as a discount. */
export class InputError extends Error {
  readonly problems: readonly InputProblem[];

  constructor(problems: readonly InputProblem[]) {
    super(problems.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
    this.problems = problems;
  }
}

/** A part of an input that must be there. */
export function needed<Value>(value: Value | null | undefined, path: readonly string[]): Value {
  if (value !== null && value !== undefined) return value;
  throw new InputError([problem(path, 'BLANK', `${path.at(-1)} can't be blank`)]);
}

/** Where the fields of a draft stand in an input. */
const FIELDS: readonly (readonly [path: string, field: readonly string[]])[] = [
  ['terms.buys.threshold', ['customerBuys', 'value']],
  ['terms.gets.quantity', ['customerGets', 'value', 'discountOnQuantity', 'quantity']],
  ['terms.gets.reduction', ['customerGets', 'value', 'discountOnQuantity', 'effect']],
  ['terms.usesPerOrderLimit', ['usesPerOrderLimit']],
  ['terms.minimum', ['minimumRequirement']],
  ['terms.reduction', ['customerGets', 'value']],
];

export function userErrorOf({ path, message }: DiscountProblem, argument: string) {
  if (path === 'code' && message.includes('unique')) {
    const taken = 'Code must be unique. Please try a different code.';
    return userError([argument, 'code'], 'TAKEN', taken);
  }
  const [, field = [path]] = FIELDS.find(([start]) => path.startsWith(start)) ?? [];
  return userError([argument, ...field], 'INVALID', `${path.split('.').at(-1)} ${message}`);
}

export function userError(
  field: readonly string[],
  code: DiscountErrorCode | null,
  message: string,
) {
  return { __typename: 'DiscountUserError', field, code, message, extraInfo: null };
}

/** The arguments of the mutations, as the schema has checked them. */

type Maybe<Value> = Value | null | undefined;
/** Numbers of 64 bits and decimals come as text or as a number. */
export type Numeric = string | number;

export interface ItemsInput {
  readonly all?: Maybe<boolean>;
  readonly products?: Maybe<{
    readonly productsToAdd?: Maybe<readonly string[]>;
    readonly productsToRemove?: Maybe<readonly string[]>;
    readonly productVariantsToAdd?: Maybe<readonly string[]>;
    readonly productVariantsToRemove?: Maybe<readonly string[]>;
  }>;
  readonly collections?: Maybe<{
    readonly add?: Maybe<readonly string[]>;
    readonly remove?: Maybe<readonly string[]>;
  }>;
}

export interface EffectInput {
  readonly percentage?: Maybe<number>;
  readonly amount?: Maybe<Numeric>;
}

export interface GetsInput {
  readonly items?: Maybe<ItemsInput>;
  readonly value?: Maybe<{
    readonly discountOnQuantity?: Maybe<{
      readonly quantity?: Maybe<Numeric>;
      readonly effect?: Maybe<EffectInput>;
    }>;
    readonly percentage?: Maybe<number>;
    readonly discountAmount?: Maybe<{
      readonly amount?: Maybe<Numeric>;
      readonly appliesOnEachItem?: Maybe<boolean>;
    }>;
  }>;
  readonly appliesOnOneTimePurchase?: Maybe<boolean>;
  readonly appliesOnSubscription?: Maybe<boolean>;
}

export interface DiscountInput {
  readonly title?: Maybe<string>;
  readonly code?: Maybe<string>;
  readonly startsAt?: Maybe<string>;
  readonly endsAt?: Maybe<string>;
  readonly combinesWith?: Maybe<{
    readonly orderDiscounts?: Maybe<boolean>;
    readonly productDiscounts?: Maybe<boolean>;
    readonly shippingDiscounts?: Maybe<boolean>;
  }>;
  readonly customerGets?: Maybe<GetsInput>;
  readonly minimumRequirement?: Maybe<{
    readonly quantity?: Maybe<{ readonly greaterThanOrEqualToQuantity?: Maybe<Numeric> }>;
    readonly subtotal?: Maybe<{ readonly greaterThanOrEqualToSubtotal?: Maybe<Numeric> }>;
  }>;
  readonly customerBuys?: Maybe<{
    readonly items?: Maybe<ItemsInput>;
    readonly value?: Maybe<{
      readonly quantity?: Maybe<Numeric>;
      readonly amount?: Maybe<Numeric>;
    }>;
  }>;
  readonly usesPerOrderLimit?: Maybe<Numeric>;
  readonly recurringCycleLimit?: Maybe<number>;
  readonly customerSelection?: Maybe<{ readonly all?: Maybe<boolean> }>;
}

type Path = readonly string[];

/** Ids of the input as the names that a discount keeps. */
export function itemsOf(
  input: ItemsInput | null | undefined,
  path: Path,
  { productById, variantById, collectionById }: ShopCatalogue,
): ItemSet {
  const { all, products, collections } = needed(input, path);
  if (all === true) return { kind: 'all' };
  const below = (...names: readonly string[]) => [...path, ...names];
  const problems: InputProblem[] = [];
  const known = (
    ids: readonly string[] | null | undefined,
    nameOf: (id: string) => string | undefined,
    [what, at]: readonly [what: string, at: Path],
  ) =>
    (ids ?? []).flatMap((id) => {
      const name = nameOf(id);
      if (name !== undefined) return [name];
      const number = parseGid(id)?.id ?? id;
      problems.push(problem(at, 'INVALID', `${what} with id: ${number} is invalid`));
      return [];
    });
  const { productsToAdd, productVariantsToAdd } = products ?? {};
  const isMixed = products && collections && (collections.add ?? []).length > 0;
  if (isMixed) {
    const message = 'Cannot entitle collections in combination with product variants or products';
    problems.push(problem(below('collections', 'add'), 'CONFLICT', message));
  }
  const found = {
    products: known(productsToAdd, (id) => productById.get(id)?.record.handle, [
      'Product',
      below('products', 'productsToAdd'),
    ]),
    variants: known(productVariantsToAdd, (id) => variantById.get(id)?.id, [
      'Product variant',
      below('products', 'productVariantsToAdd'),
    ]),
  };
  const handles = isMixed
    ? []
    : known(collections?.add, (id) => collectionById.get(id)?.record.handle, [
        'Collection',
        below('collections', 'add'),
      ]);
  if (problems.length > 0) throw new InputError(problems);
  if (collections) return { kind: 'collections', collections: handles };
  if (found.products.length + found.variants.length > 0) return { kind: 'products', ...found };
  throw new InputError([problem(path, 'BLANK', 'Items in the discount must be selected')]);
}
