import type {
  DiscountAllocation,
  DiscountApplication,
  DiscountableLine,
  DiscountEngine,
  DiscountSource,
} from '../../cart/pricing/discount-engine.ts';
import { classOf, type Discount, type DiscountTerms, meaningOfCode } from '../discount.ts';
import { choose } from './choose.ts';
import type { LineNames } from './open-line.ts';

export interface EngineParts {
  /** Those that are active now, automatic ones and codes. */
  readonly discounts: readonly Discount[];
  readonly namesOf: (line: DiscountableLine) => LineNames;
  /** Code of the language that titles are shown in. */
  readonly language: string;
}

/** Says what the shop's discounts take off a cart. */
export function createDiscountEngine({
  discounts,
  namesOf,
  language,
}: EngineParts): DiscountEngine {
  return ({ lines, codes }) => {
    const typed = new Map(codes.map((code) => [meaningOfCode(code), code]));
    const entered = discounts.filter(({ code }) => code === null || typed.has(meaningOfCode(code)));
    const open = lines.map((line) => ({ line, names: namesOf(line) }));
    const { lineSavings, cartSavings } = choose(entered, open);
    const allocation = (discount: Discount, amountInMinorUnits: number): DiscountAllocation => ({
      source: sourceOf(discount, typed, language),
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
      applicableCodes: [...new Set(used)].map((code) => typed.get(meaningOfCode(code)) ?? code),
    };
  };
}

function sourceOf(
  { code, title, translatedTitles }: Discount,
  typed: ReadonlyMap<string, string>,
  language: string,
): DiscountSource {
  return code === null
    ? { kind: 'automatic', title: translatedTitles[language] ?? title }
    : { kind: 'code', code: typed.get(meaningOfCode(code)) ?? code };
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
