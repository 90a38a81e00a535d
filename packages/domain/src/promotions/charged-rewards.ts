import { parseMinorUnits, type WireMoney } from '../money/index.ts';
import { isReward, type PromotionLine } from './promotion-line.ts';

export interface ChargedLine extends PromotionLine {
  readonly cost: { readonly totalAmount: WireMoney };
}

/**
 * Free items and gifts that cost something all the same: the platform's discounts make things free,
 * a mark does not. The discount has ended, or it does not go together with another.
 */
export function chargedRewards<Line extends ChargedLine>(lines: readonly Line[]): readonly Line[] {
  return lines.filter(
    (line) => isReward(line) && (parseMinorUnits(line.cost.totalAmount.amount) ?? 0) > 0,
  );
}
