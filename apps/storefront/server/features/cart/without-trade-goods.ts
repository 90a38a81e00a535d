import { isForProfessionals } from '@lokke/domain/trade';
import { fail } from '@lokke/http-client';
import type { Carts, CheckoutResult } from './create-carts.ts';

const nobody = async () => false;

/**
 * Keeps what only salons can buy out of other carts. The shop takes such lines into any and tells only then that they
 * are some: the cart loses them again, and the change is refused.
 */
export function withoutTradeGoods(
  carts: Carts,
  isProfessional: () => Promise<boolean> = nobody,
): Carts {
  const check = async (change: Promise<CheckoutResult>): Promise<CheckoutResult> => {
    const result = await change;
    if (!result.ok) return result;
    const { id, lines } = result.value.checkout;
    const refused = lines.edges.flatMap(({ node }) =>
      node.merchandise && isForProfessionals(node.merchandise.product) ? [node.id] : [],
    );
    if (refused.length === 0 || (await isProfessional())) return result;
    const removed = await carts.remove(id, refused);
    return removed.ok ? fail({ code: 'professionalOnly', reason: 'not a salon' }) : removed;
  };
  return {
    ...carts,
    create: (...given) => check(carts.create(...given)),
    add: (...given) => check(carts.add(...given)),
    replace: (...given) => check(carts.replace(...given)),
  };
}
