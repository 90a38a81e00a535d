import { type GraphqlContext, parseGid, wireDateTime } from '../../../protocol/index.ts';
import { DecodeError } from '../../../protocol/json/index.ts';
import { readCatalogue, type ShopCatalogue } from '../../catalogue/index.ts';
import { decodeDiscount } from '../discount-draft.ts';
import { readDiscounts } from '../discount-rows.ts';
import { DiscountError, saveDiscount } from '../save-discount.ts';
import { toGraphqlDiscountNode } from './discount-node.ts';

export type Maybe<Value> = Value | null | undefined;
type Ids = Maybe<readonly string[]>;
/** Numbers of 64 bits and decimals come as text or as a number. */
export type Numeric = string | number;

interface ItemsInput {
  readonly all?: Maybe<boolean>;
  readonly products?: Maybe<{ readonly productsToAdd?: Ids; readonly productVariantsToAdd?: Ids }>;
  readonly collections?: Maybe<{ readonly add?: Ids }>;
}

/** Fields of automatic discounts; the schema says which of them a kind has. */
export interface AutomaticInput {
  readonly title?: Maybe<string>;
  readonly startsAt?: Maybe<string>;
  readonly endsAt?: Maybe<string>;
  readonly combinesWith?: Maybe<object>;
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
  readonly customerGets?: Maybe<{
    readonly appliesOnOneTimePurchase?: Maybe<boolean>;
    readonly appliesOnSubscription?: Maybe<boolean>;
    readonly items?: Maybe<ItemsInput>;
    readonly value?: Maybe<{
      readonly percentage?: Maybe<number>;
      readonly discountAmount?: Maybe<{
        readonly amount?: Maybe<Numeric>;
        readonly appliesOnEachItem?: Maybe<boolean>;
      }>;
      readonly discountOnQuantity?: Maybe<{
        readonly quantity?: Maybe<Numeric>;
        readonly effect?: Maybe<{
          readonly percentage?: Maybe<number>;
          readonly amount?: Maybe<Numeric>;
        }>;
      }>;
    }>;
  }>;
  readonly usesPerOrderLimit?: Maybe<Numeric>;
}

export function isGiven(value: Maybe<Numeric>): boolean {
  return value !== undefined && value !== null;
}

/** Percentages count from 0 to 1 on the wire. */
export function percentOf(percentage: Maybe<Numeric>) {
  return { kind: 'percentage', percentage: Math.round(Number(percentage) * 10_000) / 100 };
}

/** Names that a discount keeps, for the ids of an input. */
export function itemsOf(
  input: Maybe<ItemsInput>,
  path: string,
  { productById, variantById, collectionById }: ShopCatalogue,
): object {
  if (input?.all === true) return { kind: 'all' };
  const namesOf = (ids: Ids, nameOf: (id: string) => string | undefined) =>
    (ids ?? []).map((id) => {
      const name = nameOf(id);
      if (name !== undefined) return name;
      throw new DiscountError([{ path, message: `names the unknown ${parseGid(id)?.type} ${id}` }]);
    });
  const collections = namesOf(
    input?.collections?.add,
    (id) => collectionById.get(id)?.record.handle,
  );
  if (collections.length > 0) return { kind: 'collections', collections };
  const products = namesOf(
    input?.products?.productsToAdd,
    (id) => productById.get(id)?.record.handle,
  );
  const variants = namesOf(input?.products?.productVariantsToAdd, (id) => variantById.get(id)?.id);
  if (products.length + variants.length > 0) return { kind: 'products', products, variants };
  throw new DiscountError([{ path, message: 'must name a product or a collection' }]);
}

/** Makes an automatic discount of an input, whose terms are declared as in a file. */
export async function createAutomatic(
  context: GraphqlContext,
  { argument, input }: { readonly argument: string; readonly input: AutomaticInput },
  termsOf: (catalogue: ShopCatalogue) => object,
) {
  const { store, shop, now } = context;
  const refuse = (code: string, field: readonly string[], message: string) => ({
    automaticDiscountNode: null,
    userErrors: [{ field: [argument, ...field], code, message, extraInfo: null }],
  });
  try {
    return await store.write((sql) => {
      const { appliesOnOneTimePurchase, appliesOnSubscription } = input.customerGets ?? {};
      const declared = {
        title: input.title,
        startsAt: input.startsAt ?? wireDateTime(now()),
        endsAt: input.endsAt,
        combinesWith: input.combinesWith,
        appliesOnOneTimePurchase,
        appliesOnSubscription,
        terms: termsOf(readCatalogue(store, shop.key)),
      };
      const { draft } = decodeDiscount(declared, '');
      const isTaken = readDiscounts(sql, shop.key).some(
        ({ code, title }) => code === null && title === draft.title,
      );
      if (isTaken) {
        return refuse('TAKEN', ['title'], 'Title must be unique for automatic discount');
      }
      const discount = saveDiscount(sql, context, { shop: shop.key, id: null, draft });
      return { automaticDiscountNode: toGraphqlDiscountNode(context, discount), userErrors: [] };
    });
  } catch (error) {
    if (!(error instanceof DiscountError || error instanceof DecodeError)) throw error;
    return refuse('INVALID', [], error.message);
  }
}
