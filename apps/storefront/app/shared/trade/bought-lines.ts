import type { Checkout } from '@lokke/contract/checkout';
import { parseMoney } from '@lokke/domain/money';
import { collectionsOf, isReward } from '@lokke/domain/promotions';
import type { BoughtLine } from '@lokke/domain/trade';

/** Lines of a bag by which the minimum of a salon's rate is counted. */
export function boughtLines(checkout: Checkout | null): readonly BoughtLine[] {
  const lines = checkout?.lines.edges.map(({ node }) => node) ?? [];
  return lines
    .filter((line) => !isReward(line))
    .map((line) => ({
      handle: line.merchandise?.product.handle ?? '',
      collections: collectionsOf(line).map(({ handle }) => handle),
      quantity: line.quantity,
      amountInMinorUnits: parseMoney(line.cost.subtotalAmount).amountInMinorUnits,
    }));
}
