import { type GraphqlContext, wireDateTime } from '../../graphql/index.ts';
import type { Cart, CartContents } from '../cart.ts';
import { findOpenCart } from '../find-open-cart.ts';
import { type CartProblem, cartMissing } from '../problems.ts';
import { updateCart } from '../store/cart-rows.ts';
import type { CartWarning } from '../warnings.ts';

export type ContentsOutcome =
  | {
      readonly kind: 'changed';
      readonly contents: CartContents;
      readonly warnings?: readonly CartWarning[];
    }
  | {
      readonly kind: 'refused';
      readonly problems: readonly CartProblem[];
      /** Whether the answer shows the unchanged cart beside the errors; Shopify does not always. */
      readonly showsCart: boolean;
    };

export interface MutationOutcome {
  readonly cart: Cart | null;
  readonly problems: readonly CartProblem[];
  readonly warnings: readonly CartWarning[];
}

/** Reads, changes and writes within one transaction, so that changes at the same moment add up. */
export async function changeCart(
  { store, shop, now }: Pick<GraphqlContext, 'store' | 'shop' | 'now'>,
  cartId: string,
  change: (cart: Cart) => ContentsOutcome,
): Promise<MutationOutcome> {
  return store.write((sql) => {
    const cart = findOpenCart(sql, { shop, now }, cartId);
    if (!cart) return { cart: null, problems: [cartMissing], warnings: [] };
    const outcome = change(cart);
    if (outcome.kind === 'refused') {
      const shown = outcome.showsCart ? cart : null;
      return { cart: shown, problems: outcome.problems, warnings: [] };
    }
    const { contents, warnings = [] } = outcome;
    const changed: Cart = { ...cart, contents, updatedAt: wireDateTime(now()) };
    updateCart(sql, changed);
    return { cart: changed, problems: [], warnings };
  });
}
