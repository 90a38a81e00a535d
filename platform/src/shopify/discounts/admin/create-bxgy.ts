import { type GraphqlContext, parseGid, wireDateTime } from '../../../protocol/index.ts';
import { readCatalogue, type ShopCatalogue } from '../../catalogue/index.ts';
import { type DiscountDraft, type ItemSet, minorUnitsOf, type UnitReduction } from '../discount.ts';
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
  readonly combinesWith?: Maybe<Partial<DiscountDraft['combinesWith']>>;
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

/** Numbers that are missing or no numbers become NaN, which the check of a draft refuses by field. */
const amountOf = (value: Maybe<Numeric>) => minorUnitsOf(String(value ?? '')) ?? Number.NaN;
const countOf = (value: Maybe<Numeric>) => Number(value ?? Number.NaN);

function bxgyDraft(input: BxgyInput, catalogue: ShopCatalogue, now: string): DiscountDraft {
  const { customerBuys, customerGets, usesPerOrderLimit: limit } = input;
  const bought = customerBuys?.value;
  const given = customerGets?.value?.discountOnQuantity;
  const { orderDiscounts, productDiscounts, shippingDiscounts } = input.combinesWith ?? {};
  return {
    title: input.title ?? '',
    translatedTitles: {},
    code: null,
    startsAt: input.startsAt ?? now,
    endsAt: input.endsAt ?? null,
    combinesWith: {
      orderDiscounts: orderDiscounts ?? false,
      productDiscounts: productDiscounts ?? false,
      shippingDiscounts: shippingDiscounts ?? false,
    },
    appliesOnOneTimePurchase: true,
    appliesOnSubscription: false,
    terms: {
      kind: 'buyXGetY',
      buys: {
        items: itemsOf(customerBuys?.items, 'terms.buys.items', catalogue),
        threshold:
          (bought?.amount ?? null) === null
            ? { kind: 'quantity', quantity: countOf(bought?.quantity) }
            : { kind: 'amount', amountInMinorUnits: amountOf(bought?.amount) },
      },
      gets: {
        items: itemsOf(customerGets?.items, 'terms.gets.items', catalogue),
        quantity: countOf(given?.quantity),
        reduction: reductionOf(given?.effect?.percentage, given?.effect?.amount),
      },
      usesPerOrderLimit: (limit ?? null) === null ? null : countOf(limit),
    },
  };
}

/** Percentages count from 0 to 1 on the wire. */
function reductionOf(fraction: Maybe<number>, amount: Maybe<Numeric>): UnitReduction {
  return (fraction ?? null) === null
    ? { kind: 'amount', amountInMinorUnits: amountOf(amount) }
    : { kind: 'percentage', percentage: Math.round((fraction ?? 0) * 10_000) / 100 };
}

/** Names that a discount keeps, for the ids of an input. */
function itemsOf(
  input: Maybe<ItemsInput>,
  path: string,
  { productById, variantById, collectionById }: ShopCatalogue,
): ItemSet {
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

/** Field of the input that a part of the draft was read from. */
function fieldOf(path: string): readonly string[] {
  const named = path
    .replace(/^terms\.(?:buys|gets)/, (part) =>
      part.endsWith('buys') ? 'customerBuys' : 'customerGets',
    )
    .replace(/^terms\./, '');
  return ['automaticBxgyDiscount', ...named.split('.')];
}

export async function discountAutomaticBxgyCreate(
  _: unknown,
  { automaticBxgyDiscount: input }: { readonly automaticBxgyDiscount: BxgyInput },
  context: GraphqlContext,
) {
  const { store, shop, now } = context;
  try {
    const discount = await store.write((sql) => {
      const draft = bxgyDraft(input, readCatalogue(store, shop.key), wireDateTime(now()));
      return saveDiscount(sql, context, { shop: shop.key, id: null, draft });
    });
    return { automaticDiscountNode: toGraphqlDiscountNode(context, discount), userErrors: [] };
  } catch (error) {
    if (!(error instanceof DiscountError)) throw error;
    const userErrors = error.problems.map(({ path, message }) => ({
      field: fieldOf(path),
      code: 'INVALID',
      message: `${path.split('.').at(-1)} ${message}`,
      extraInfo: null,
    }));
    return { automaticDiscountNode: null, userErrors };
  }
}
