import type { ShopCatalogue } from '../../catalogue/index.ts';
import type { ItemSet } from '../discount.ts';
import type { DiscountProblem } from '../find-problems.ts';

export type DiscountErrorCode = 'BLANK' | 'INVALID' | 'TAKEN';

/** Thrown for an input that cannot be parsed as a discount. */
export class InputError extends Error {
  readonly path: readonly string[];
  readonly code: DiscountErrorCode;

  constructor(path: readonly string[], code: DiscountErrorCode, message: string) {
    super(message);
    this.path = path;
    this.code = code;
  }
}

/** A part of an input that must be there. */
export function needed<Value>(value: Value | null | undefined, path: readonly string[]): Value {
  if (value !== null && value !== undefined) return value;
  throw new InputError(path, 'BLANK', `${path.at(-1)} can't be blank`);
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
  const [, field = [path]] = FIELDS.find(([start]) => path.startsWith(start)) ?? [];
  const code = message.includes('blank')
    ? 'BLANK'
    : message.includes('unique')
      ? 'TAKEN'
      : 'INVALID';
  return userError([argument, ...field], code, `${path.split('.').at(-1)} ${message}`);
}

export function userError(field: readonly string[], code: DiscountErrorCode, message: string) {
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
    readonly productVariantsToAdd?: Maybe<readonly string[]>;
  }>;
  readonly collections?: Maybe<{ readonly add?: Maybe<readonly string[]> }>;
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
  if (collections) {
    const handleOf = (id: string) => collectionById.get(id)?.record.handle;
    return { kind: 'collections', collections: known(collections.add, handleOf, path) };
  }
  const { productsToAdd, productVariantsToAdd } = needed(products, path);
  const found = {
    products: known(productsToAdd, (id) => productById.get(id)?.record.handle, path),
    variants: known(productVariantsToAdd, (id) => variantById.get(id)?.id, path),
  };
  if (found.products.length + found.variants.length > 0) return { kind: 'products', ...found };
  throw new InputError(path, 'BLANK', 'Items in the discount must be selected');
}

function known(
  ids: readonly string[] | null | undefined,
  nameOf: (id: string) => string | undefined,
  path: Path,
): readonly string[] {
  return (ids ?? []).map((id) => {
    const name = nameOf(id);
    if (name === undefined) throw new InputError(path, 'INVALID', `${id} does not exist`);
    return name;
  });
}
