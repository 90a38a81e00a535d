import type { Store } from '../../../store/index.ts';
import { readCatalogue } from '../../catalogue/index.ts';
import { classOf, type Discount, meaningOfCode, statusOf } from '../discount.ts';
import type { DiscountTerms } from '../discount-draft.ts';
import { readDiscounts } from '../discount-rows.ts';
import { type Buyer, findReachedLimit, type ReachedLimit } from '../uses.ts';
import { findBestCombination } from './best-combination.ts';
import type {
  DiscountAllocation,
  DiscountApplication,
  DiscountableLine,
  DiscountEngine,
  DiscountSource,
} from './discount-engine.ts';
import type { LineNames } from './engine-line.ts';
import { type CodeRefusal, refusalOfCode } from './refused-code.ts';

export interface EngineParts {
  /** Discounts that are active now, automatic ones and codes. */
  readonly discounts: readonly Discount[];
  readonly namesOf: (line: DiscountableLine) => LineNames;
  /** Finds what keeps this buyer from a discount: a limit of uses, or that it is for others. */
  readonly limitOf: (discount: Discount) => ReachedLimit | null;
  /** Code of the language that titles are shown in. */
  readonly language: string;
}

/** Creates a function that applies the shop's discounts to a cart. */
export function createDiscountEngine({
  discounts,
  namesOf,
  limitOf,
  language,
}: EngineParts): DiscountEngine {
  return ({ lines, codes }) => {
    const typed = new Map(codes.map((code) => [meaningOfCode(code), code]));
    const entered = discounts.filter(
      (one) => (one.code === null || typed.has(meaningOfCode(one.code))) && limitOf(one) === null,
    );
    const open = lines.map((line) => ({ line, names: namesOf(line) }));
    const { lineSavings, cartSavings } = findBestCombination(entered, open);
    const allocation = (discount: Discount, amountInMinorUnits: number): DiscountAllocation => ({
      source: sourceOf(discount, language),
      amountInMinorUnits,
      application: applicationOf(discount),
    });
    const used = [...lineSavings, ...cartSavings].flatMap(({ discount }) => discount.code ?? []);
    return {
      lineAllocations: lineSavings.map(({ lineId, discount, amountInMinorUnits }) => ({
        lineId,
        ...allocation(discount, amountInMinorUnits),
      })),
      cartAllocations: cartSavings.map(({ discount, amountInMinorUnits }) =>
        allocation(discount, amountInMinorUnits),
      ),
      applicableCodes: new Map(
        used.map((code) => [typed.get(meaningOfCode(code)) ?? code, code] as const),
      ),
    };
  };
}

function sourceOf({ code, title, translatedTitles }: Discount, language: string): DiscountSource {
  return code === null
    ? { kind: 'automatic', title: translatedTitles[language] ?? title }
    : { kind: 'code', code };
}

function applicationOf(discount: Discount): DiscountApplication {
  const { terms } = discount;
  const reduction = terms.kind === 'basic' ? terms.reduction : terms.gets.reduction;
  return {
    allocationMethod: isForEach(terms) ? 'EACH' : 'ACROSS',
    targetSelection: classOf(discount) === 'ORDER' ? 'ALL' : 'ENTITLED',
    targetType: 'LINE_ITEM',
    value:
      reduction.kind === 'percentage'
        ? { kind: 'percentage', percentage: reduction.percentage }
        : { kind: 'amount', amountInMinorUnits: reduction.amountInMinorUnits },
  };
}

function isForEach(terms: DiscountTerms): boolean {
  if (terms.kind === 'buyXGetY') return true;
  return terms.reduction.kind === 'amount' && terms.reduction.isPerItem;
}

export interface Moment {
  readonly store: Store;
  readonly now: () => Date;
  /** Code of the language in which discounts are named. */
  readonly language: string;
}

/** Shop, and the buyer whose uses of a code count. */
export interface Asked {
  readonly shop: string;
  readonly buyer: Buyer;
}

/** Finds the names by which the current catalogue knows a line's item. */
function currentNames(store: Store, shop: string): EngineParts['namesOf'] {
  const { productById, variantById } = readCatalogue(store, shop);
  return ({ productId, merchandiseId }) => {
    const product = productById.get(productId);
    const sku = variantById.get(merchandiseId)?.record.sku ?? null;
    return {
      product: product?.record.handle ?? '',
      collections: product?.collections.map(({ record }) => record.handle) ?? [],
      variant: sku === null ? [merchandiseId] : [merchandiseId, sku],
      isGiftCard: product?.record.isGiftCard === true,
    };
  };
}

/** Loads the discounts that are active now, with the current catalogue. */
export function loadDiscountEngine({ store, now, language }: Moment, asked: Asked): DiscountEngine {
  const time = now();
  const namesOf = currentNames(store, asked.shop);
  const limitOf = (discount: Discount) => findReachedLimit(store.read, discount, asked);
  const discounts = readDiscounts(store.read, asked.shop).filter(
    (discount) => statusOf(discount, time) === 'ACTIVE',
  );
  return createDiscountEngine({ discounts, namesOf, limitOf, language });
}

/** Explains why codes were not applied to these lines. */
export function explainCodes(
  { store, now }: Pick<Moment, 'store' | 'now'>,
  asked: Asked,
  {
    codes,
    lines,
  }: { readonly codes: readonly string[]; readonly lines: readonly DiscountableLine[] },
): readonly { readonly code: string; readonly refusal: CodeRefusal }[] {
  const namesOf = currentNames(store, asked.shop);
  const open = lines.map((line) => ({ line, names: namesOf(line) }));
  const discounts = readDiscounts(store.read, asked.shop);
  const limitOf = (discount: Discount) => findReachedLimit(store.read, discount, asked);
  return codes.map((code) => ({
    code,
    refusal: refusalOfCode(code, { discounts, lines: open, limitOf, now: now() }),
  }));
}
