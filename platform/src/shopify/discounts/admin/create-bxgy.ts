import { type GraphqlContext, parseGid, wireDateTime } from '../../../protocol/index.ts';
import { DecodeError } from '../../../protocol/json/index.ts';
import { readCatalogue, type ShopCatalogue } from '../../catalogue/index.ts';
import { decodeDiscount } from '../discount-draft.ts';
import { DiscountError, saveDiscount } from '../save-discount.ts';
import { toGraphqlDiscountNode } from './discount-node.ts';

type Maybe<Value> = Value | null | undefined;
type Ids = Maybe<readonly string[]>;
/** Numbers of 64 bits and decimals come as text or as a number. */
type Numeric = string | number;

interface ItemsInput {
  readonly all?: Maybe<boolean>;
  readonly products?: Maybe<{ readonly productsToAdd?: Ids; readonly productVariantsToAdd?: Ids }>;
  readonly collections?: Maybe<{ readonly add?: Ids }>;
}

export interface BxgyInput {
  readonly title?: Maybe<string>;
  readonly startsAt?: Maybe<string>;
  readonly endsAt?: Maybe<string>;
  readonly combinesWith?: Maybe<object>;
  readonly customerBuys?: Maybe<{
    readonly items?: Maybe<ItemsInput>;
    readonly value?: Maybe<{
      readonly quantity?: Maybe<Numeric>;
      readonly amount?: Maybe<Numeric>;
    }>;
  }>;
  readonly customerGets?: Maybe<{
    readonly items?: Maybe<ItemsInput>;
    readonly value?: Maybe<{
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

/** Declaration of a discount, as in a file. Numbers that are missing are refused there by name. */
function declarationOf(input: BxgyInput, catalogue: ShopCatalogue, now: string): object {
  const { customerBuys, customerGets, usesPerOrderLimit: limit } = input;
  const bought = customerBuys?.value;
  const given = customerGets?.value?.discountOnQuantity;
  const { percentage, amount } = given?.effect ?? {};
  return {
    title: input.title,
    startsAt: input.startsAt ?? now,
    endsAt: input.endsAt,
    combinesWith: input.combinesWith,
    terms: {
      kind: 'buyXGetY',
      buys: {
        items: itemsOf(customerBuys?.items, 'customerBuys.items', catalogue),
        threshold: isGiven(bought?.amount)
          ? { kind: 'amount', amount: String(bought?.amount) }
          : { kind: 'quantity', quantity: Number(bought?.quantity) },
      },
      gets: {
        items: itemsOf(customerGets?.items, 'customerGets.items', catalogue),
        quantity: Number(given?.quantity),
        // Percentages count from 0 to 1 on the wire.
        reduction: isGiven(percentage)
          ? { kind: 'percentage', percentage: Math.round(Number(percentage) * 10_000) / 100 }
          : { kind: 'amount', amount: String(amount) },
      },
      usesPerOrderLimit: isGiven(limit) ? Number(limit) : null,
    },
  };
}

function isGiven(value: Maybe<Numeric>): boolean {
  return value !== undefined && value !== null;
}

/** Names that a discount keeps, for the ids of an input. */
function itemsOf(
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

export async function discountAutomaticBxgyCreate(
  _: unknown,
  { automaticBxgyDiscount: input }: { readonly automaticBxgyDiscount: BxgyInput },
  context: GraphqlContext,
) {
  const { store, shop, now } = context;
  try {
    const discount = await store.write((sql) => {
      const catalogue = readCatalogue(store, shop.key);
      const { draft } = decodeDiscount(declarationOf(input, catalogue, wireDateTime(now())), '');
      return saveDiscount(sql, context, { shop: shop.key, id: null, draft });
    });
    return { automaticDiscountNode: toGraphqlDiscountNode(context, discount), userErrors: [] };
  } catch (error) {
    if (!(error instanceof DiscountError || error instanceof DecodeError)) throw error;
    const field = ['automaticBxgyDiscount'];
    const userErrors = [{ field, code: 'INVALID', message: error.message, extraInfo: null }];
    return { automaticDiscountNode: null, userErrors };
  }
}
