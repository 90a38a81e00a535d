import { type GraphqlContext, wireDateTime } from '../../../protocol/index.ts';
import type { Sql } from '../../../store/index.ts';
import { explainCodes } from '../../discounts/index.ts';
import type { Cart, CartContents } from '../cart.ts';
import { cartIdOf, lineIdOf } from '../cart-id.ts';
import { isTooLarge, updateCart } from '../cart-rows.ts';
import { findOpenCart, priceCurrentCart, toCurrentGraphqlCart } from '../load-cart.ts';
import {
  type CartUserError,
  type CartWarning,
  cartMissing,
  cartTooLarge,
  codeInVersion,
} from '../user-errors.ts';

const WITH_CODE_WARNINGS = '2025-07';

/** Older API versions say only that a code is not applicable. */
function codeWarnings(context: GraphqlContext, cart: Cart): readonly object[] {
  const { apiVersion, shop } = context;
  if (apiVersion < WITH_CODE_WARNINGS || cart.contents.discountCodes.length === 0) return [];
  const { lines, discountCodes } = priceCurrentCart(context, shop, cart);
  const refused = discountCodes.filter(({ applicable }) => !applicable);
  const { customerId } = cart.contents.buyerIdentity;
  const asked = { shop: shop.key, buyer: { customerId, email: null } };
  const explained = explainCodes(context, asked, {
    codes: refused.map(({ code }) => code),
    lines: lines.map(({ line, merchandise: { productId }, unitPriceInMinorUnits }) => ({
      ...line,
      productId,
      unitPriceInMinorUnits,
    })),
  });
  return explained.map(({ code, refusal }) => ({
    code: refusal,
    message: `The ${code} discount code is not applied: ${refusal}`,
    target: cartIdOf(cart),
  }));
}

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
    warnings: [
      ...warnings.map(({ code, lineId, message }) => ({
        code,
        message,
        target: cart ? lineIdOf(lineId, cart) : lineId,
      })),
      ...(cart === null || problems.length > 0 ? [] : codeWarnings(context, cart)),
    ],
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
      /** Shows the unchanged cart beside the errors; Shopify does not always. */
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
  change: (cart: Cart, sql: Sql) => ContentsOutcome,
): Promise<MutationOutcome> {
  return store.write((sql) => {
    const cart = findOpenCart(sql, { shop, now }, cartId);
    if (!cart) return { cart: null, problems: [cartMissing], warnings: [] };
    const outcome = change(cart, sql);
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
