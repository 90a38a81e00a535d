import type { Checkout } from '@lokke/contract/checkout';
import { isForProfessionals } from '@lokke/domain/trade';
import { fail, succeed } from '@lokke/http-client';
import type { Carts, CheckoutResult } from './create-carts.ts';

const nobody = async () => false;

/**
 * Keeps what only salons can buy out of other carts, and cases, which bind salons alone. The shop takes such lines into
 * any cart and tells only then that they are some: the cart loses them again, and the change is refused.
 */
export function withoutTradeGoods(
  carts: Carts,
  askIfProfessional: () => Promise<boolean> = nobody,
): Carts {
  let known: Promise<boolean> | undefined;
  const isProfessional = () => {
    known ??= askIfProfessional();
    return known;
  };
  const mapCases = async (change: Promise<CheckoutResult>): Promise<CheckoutResult> => {
    const result = await change;
    if (!result.ok || !hasCasesForAll(result.value.checkout) || (await isProfessional())) {
      return result;
    }
    return succeed({ ...result.value, checkout: byThePiece(result.value.checkout) });
  };
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
    create: (...given) => mapCases(check(carts.create(...given))),
    read: (...given) => mapCases(carts.read(...given)),
    add: (...given) => mapCases(check(carts.add(...given))),
    replace: (...given) => mapCases(check(carts.replace(...given))),
    remove: (...given) => mapCases(carts.remove(...given)),
    setCodes: (...given) => mapCases(carts.setCodes(...given)),
    setSalon: (...given) => mapCases(carts.setSalon(...given)),
  };
}

/** Tells whether cases of goods for everybody are in a cart; goods for salons alone are in no other cart. */
function hasCasesForAll({ lines }: Checkout): boolean {
  return lines.edges.some(
    ({ node: { merchandise } }) =>
      merchandise?.caseQuantity !== undefined && !isForProfessionals(merchandise.product),
  );
}

function byThePiece(checkout: Checkout): Checkout {
  const edges = checkout.lines.edges.map(({ node }) => {
    if (node.merchandise === null) return { node };
    const { caseQuantity: _, ...merchandise } = node.merchandise;
    return { node: { ...node, merchandise } };
  });
  return { ...checkout, lines: { edges } };
}
