import type { Merchandise, MerchandiseById } from '../merchandise.ts';
import {
  type CartProblem,
  merchandiseMissing,
  planNotApplicable,
  quantityOutOfRange,
} from '../problems.ts';
import { MAX_LINE_QUANTITY } from './limits.ts';

export interface LineWish {
  readonly merchandiseId: string;
  readonly quantity: number;
  readonly sellingPlanId: string | null;
}

/** What is wrong with a line that somebody wants in the cart; nothing when it can be there. */
export function checkLine(
  wish: LineWish,
  {
    path,
    merchandiseById,
    minimumQuantity,
  }: {
    readonly path: readonly string[];
    readonly merchandiseById: MerchandiseById;
    readonly minimumQuantity: 0 | 1;
  },
): readonly CartProblem[] {
  const merchandise = merchandiseById.get(wish.merchandiseId);
  if (!merchandise) return [merchandiseMissing([...path, 'merchandiseId'], wish.merchandiseId)];
  const problems: CartProblem[] = [];
  if (wish.quantity < minimumQuantity || wish.quantity > MAX_LINE_QUANTITY) {
    problems.push(quantityOutOfRange([...path, 'quantity'], wish.merchandiseId));
  }
  return [...problems, ...checkPlan(wish, merchandise, path)];
}

function checkPlan(
  { sellingPlanId }: LineWish,
  { sellingPlans }: Merchandise,
  path: readonly string[],
): readonly CartProblem[] {
  if (sellingPlanId === null || sellingPlans.some(({ id }) => id === sellingPlanId)) return [];
  return [planNotApplicable([...path, 'sellingPlanId'])];
}
