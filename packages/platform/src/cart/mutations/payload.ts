import { type GraphqlContext, wireDateTime } from '../../core/index.ts';
import type { Cart, CartContents } from '../cart.ts';
import { lineIdOf } from '../cart-id.ts';
import { isTooLarge, updateCart } from '../cart-rows.ts';
import { findOpenCart, toCurrentGraphqlCart } from '../load-cart.ts';
import {
  type CartUserError,
  type CartWarning,
  cartMissing,
  cartTooLarge,
  codeInVersion,
} from '../user-errors.ts';

/** Builds the payload of every cart mutation; older API versions have no warnings. */
export function payload(context: GraphqlContext, { cart, problems, warnings }: MutationOutcome) {
  return {
    cart: cart && toCurrentGraphqlCart(context, cart, true),
    userErrors: problems.map(({ code, field, message }) => ({
      __typename: 'CartUserError',
      code: codeInVersion(code, context.apiVersion),
      field,
      message,
    })),
    warnings: warnings.map(({ code, lineId, message }) => ({
      code,
      message,
      target: cart ? lineIdOf(lineId, cart) : lineId,
    })),
  };
}

export type ContentsOutcome =
  | {
      readonly kind: 'changed';
      readonly contents: CartContents;
      readonly warnings?: readonly CartWarning[];
    }
  | {
      readonly kind: 'refused';
      readonly problems: readonly CartUserError[];
      /** Whether the answer shows the unchanged cart beside the errors; Shopify does not always. */
      readonly showsCart: boolean;
    };

export interface MutationOutcome {
  readonly cart: Cart | null;
  readonly problems: readonly CartUserError[];
  readonly warnings: readonly CartWarning[];
}

/** Reads, changes and writes in one transaction, so that concurrent changes do not overwrite each other. */
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
    if (isTooLarge(contents, cart.contents)) {
      return { cart: null, problems: [cartTooLarge], warnings: [] };
    }
    const changed: Cart = { ...cart, contents, updatedAt: wireDateTime(now()) };
    updateCart(sql, changed);
    return { cart: changed, problems: [], warnings };
  });
}
