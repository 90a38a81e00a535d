import { parseMinorUnits, type WireMoney } from '../money/index.ts';
import { isReward, type PromotionLine } from './promotion-line.ts';

export interface ChargedLine extends Omit<PromotionLine, 'cost'> {
  readonly cost: { readonly subtotalAmount: WireMoney; readonly totalAmount: WireMoney };
}

/** Finds marked free items and gifts at full price: their discount has ended, or does not combine with another. */
export function chargedRewards<Line extends ChargedLine>(lines: readonly Line[]): readonly Line[] {
  return lines.filter((line) => {
    const total = parseMinorUnits(line.cost.totalAmount.amount) ?? 0;
    const price = parseMinorUnits(line.cost.subtotalAmount.amount) ?? 0;
    return isReward(line) && total > 0 && total >= price;
  });
}
