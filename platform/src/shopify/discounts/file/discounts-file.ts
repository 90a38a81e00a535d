import {
  bool,
  byKind,
  choice,
  DecodeError,
  type Decoder,
  list,
  nullable,
  number,
  record,
  strictObject,
  text,
} from '../../../protocol/json/index.ts';
import {
  type BasicTerms,
  type BuyGetTerms,
  type CombinesWith,
  type DiscountDraft,
  type DiscountTerms,
  type ItemSet,
  minorUnitsOf,
  type Reduction,
  type Threshold,
  type UnitReduction,
} from '../discount.ts';
import { findProblems } from '../find-problems.ts';

/** Discount as a file declares it. One with a number replaces the discount that has it. */
export interface DeclaredDiscount {
  readonly id: number | null;
  readonly draft: DiscountDraft;
}

const amount: Decoder<number> = (value, path) => {
  const found = minorUnitsOf(text(value, path));
  if (found === null) throw new DecodeError(`${path} must be an amount such as "12.50".`);
  return found;
};

const items: Decoder<ItemSet> = byKind<ItemSet>({
  all: strictObject({ kind: choice('all') }),
  collections: strictObject({ kind: choice('collections'), collections: list(text) }),
  products: (value, path) => {
    const { products, variants } = strictObject({
      kind: choice('products'),
      products: nullable(list(text)),
      variants: nullable(list(text)),
    })(value, path);
    return { kind: 'products', products: products ?? [], variants: variants ?? [] };
  },
});

const inMinorUnits = (value: unknown, path: string) => {
  const read = strictObject({ kind: choice('amount'), amount });
  const { kind, amount: amountInMinorUnits } = read(value, path);
  return { kind, amountInMinorUnits };
};

const threshold: Decoder<Threshold> = byKind<Threshold>({
  quantity: strictObject({ kind: choice('quantity'), quantity: number }),
  amount: inMinorUnits,
});

const percentage = strictObject({ kind: choice('percentage'), percentage: number });

const unitReduction: Decoder<UnitReduction> = byKind<UnitReduction>({
  percentage,
  amount: inMinorUnits,
});

const reduction: Decoder<Reduction> = byKind<Reduction>({
  percentage,
  amount(value, path) {
    const { isPerItem, ...rest } = record(value, path);
    const isGiven = isPerItem !== undefined && isPerItem !== null;
    return {
      ...inMinorUnits(rest, path),
      isPerItem: isGiven && bool(isPerItem, `${path}.isPerItem`),
    };
  },
});

const basic: Decoder<BasicTerms> = strictObject({
  kind: choice('basic'),
  minimum: nullable(threshold),
  items,
  reduction,
});

const buyXGetY: Decoder<BuyGetTerms> = strictObject({
  kind: choice('buyXGetY'),
  buys: strictObject({ items, threshold }),
  gets: strictObject({ items, quantity: number, reduction: unitReduction }),
  usesPerOrderLimit: nullable(number),
});

const terms: Decoder<DiscountTerms> = byKind<DiscountTerms>({ basic, buyXGetY });

const combinesWith: Decoder<CombinesWith> = (value, path) => {
  const read = strictObject({
    orderDiscounts: nullable(bool),
    productDiscounts: nullable(bool),
    shippingDiscounts: nullable(bool),
  })(value ?? {}, path);
  return {
    orderDiscounts: read.orderDiscounts ?? false,
    productDiscounts: read.productDiscounts ?? false,
    shippingDiscounts: read.shippingDiscounts ?? false,
  };
};

const titles: Decoder<Readonly<Record<string, string>>> = (value, path) =>
  Object.fromEntries(
    Object.entries(record(value ?? {}, path)).map(([language, title]) => [
      language,
      text(title, `${path}.${language}`),
    ]),
  );

const fields = strictObject({
  id: nullable(number),
  title: text,
  translatedTitles: titles,
  code: nullable(text),
  startsAt: text,
  endsAt: nullable(text),
  combinesWith,
  appliesOnOneTimePurchase: nullable(bool),
  appliesOnSubscription: nullable(bool),
  terms,
});

const declaredDiscount: Decoder<DeclaredDiscount> = (value, path) => {
  const { id, ...read } = fields(value, path);
  const draft = {
    ...read,
    appliesOnOneTimePurchase: read.appliesOnOneTimePurchase ?? true,
    appliesOnSubscription: read.appliesOnSubscription ?? false,
  };
  const [problem] = findProblems(draft);
  if (problem === undefined) return { id, draft };
  const at = path === '' ? problem.path : `${path}.${problem.path}`;
  throw new DecodeError(`${at} ${problem.message}.`);
};

/** Reads one discount, or a list of them. */
export const discountsFile: Decoder<readonly DeclaredDiscount[]> = (value, path) =>
  Array.isArray(value) ? list(declaredDiscount)(value, path) : [declaredDiscount(value, path)];
