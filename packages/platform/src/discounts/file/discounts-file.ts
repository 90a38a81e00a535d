import {
  bool,
  byKind,
  choice,
  JsonShapeError,
  list,
  nullable,
  number,
  type ReadJson,
  record,
  text,
} from '../../import/json-shape.ts';
import type {
  BasicTerms,
  BuyGetTerms,
  CombinesWith,
  DiscountDraft,
  DiscountTerms,
  ItemSet,
  Reduction,
  Threshold,
  UnitReduction,
} from '../discount.ts';
import { findProblems } from '../find-problems.ts';
import { minorUnitsOf } from '../minor-units.ts';
import { onlyFields } from './only-fields.ts';

/** A discount as a file declares it. With a number it replaces the one that has it. */
export interface DeclaredDiscount {
  readonly id: number | null;
  readonly draft: DiscountDraft;
}

const amount: ReadJson<number> = (value, path) => {
  const found = minorUnitsOf(text(value, path));
  if (found === null) throw new JsonShapeError(`${path} must be an amount such as "12.50".`);
  return found;
};

const items: ReadJson<ItemSet> = byKind<ItemSet>({
  all: onlyFields({ kind: choice('all') }),
  collections: onlyFields({ kind: choice('collections'), collections: list(text) }),
  products: (value, path) => {
    const { products, variants } = onlyFields({
      kind: choice('products'),
      products: nullable(list(text)),
      variants: nullable(list(text)),
    })(value, path);
    return { kind: 'products', products: products ?? [], variants: variants ?? [] };
  },
});

const threshold: ReadJson<Threshold> = byKind<Threshold>({
  quantity: onlyFields({ kind: choice('quantity'), quantity: number }),
  amount: (value, path) => {
    const { kind, amount: amountInMinorUnits } = onlyFields({ kind: choice('amount'), amount })(
      value,
      path,
    );
    return { kind, amountInMinorUnits };
  },
});

const percentage = onlyFields({ kind: choice('percentage'), percentage: number });

const unitReduction: ReadJson<UnitReduction> = byKind<UnitReduction>({
  percentage,
  amount: (value, path) => {
    const { kind, amount: amountInMinorUnits } = onlyFields({ kind: choice('amount'), amount })(
      value,
      path,
    );
    return { kind, amountInMinorUnits };
  },
});

const reduction: ReadJson<Reduction> = byKind<Reduction>({
  percentage,
  amount: (value, path) => {
    const read = onlyFields({ kind: choice('amount'), amount, isPerItem: nullable(bool) });
    const { kind, amount: amountInMinorUnits, isPerItem } = read(value, path);
    return { kind, amountInMinorUnits, isPerItem: isPerItem ?? false };
  },
});

const basic: ReadJson<BasicTerms> = onlyFields({
  kind: choice('basic'),
  minimum: nullable(threshold),
  items,
  reduction,
});

const buyXGetY: ReadJson<BuyGetTerms> = onlyFields({
  kind: choice('buyXGetY'),
  buys: onlyFields({ items, threshold }),
  gets: onlyFields({ items, quantity: number, reduction: unitReduction }),
  usesPerOrderLimit: nullable(number),
});

const terms: ReadJson<DiscountTerms> = byKind<DiscountTerms>({ basic, buyXGetY });

const combinesWith: ReadJson<CombinesWith> = (value, path) => {
  const read = onlyFields({
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

const titles: ReadJson<Readonly<Record<string, string>>> = (value, path) =>
  Object.fromEntries(
    Object.entries(record(value ?? {}, path)).map(([language, title]) => [
      language,
      text(title, `${path}.${language}`),
    ]),
  );

const fields = onlyFields({
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

const declared: ReadJson<DeclaredDiscount> = (value, path) => {
  const { id, ...read } = fields(value, path);
  const draft = {
    ...read,
    appliesOnOneTimePurchase: read.appliesOnOneTimePurchase ?? true,
    appliesOnSubscription: read.appliesOnSubscription ?? false,
  };
  const [problem] = findProblems(draft);
  if (problem === undefined) return { id, draft };
  const at = path === '' ? problem.path : `${path}.${problem.path}`;
  throw new JsonShapeError(`${at} ${problem.message}.`);
};

/** One discount, or a list of them. */
export const discountsFile: ReadJson<readonly DeclaredDiscount[]> = (value, path) =>
  Array.isArray(value) ? list(declared)(value, path) : [declared(value, path)];
