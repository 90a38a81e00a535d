import type { GraphqlContext } from '../../../protocol/index.ts';
import {
  type CartUserError,
  changeCart,
  deliverableAddress,
  payload,
  requireGlobalId,
} from '../../cart/index.ts';
import { isDeliveryMethodKey } from '../rules/delivery.ts';
import { deliveryGroupId } from './delivery-groups.ts';

interface ChooseArguments {
  readonly cartId: string;
  readonly selectedDeliveryOptions: readonly {
    readonly deliveryGroupId: string;
    readonly deliveryOptionHandle: string;
  }[];
}

/** Chooses the delivery of a cart, for the checkout too. */
export async function cartSelectedDeliveryOptionsUpdate(
  _source: unknown,
  { cartId, selectedDeliveryOptions }: ChooseArguments,
  context: GraphqlContext,
) {
  const outcome = await changeCart(context, cartId, (cart) => {
    const isKnown =
      deliverableAddress(cart.contents, context.shop) !== null &&
      cart.contents.lines.some(({ quantity }) => quantity > 0);
    const problems = selectedDeliveryOptions.flatMap((given, index): readonly CartUserError[] => {
      const path = ['selectedDeliveryOptions', String(index)];
      requireGlobalId(given.deliveryGroupId);
      if (!isKnown || given.deliveryGroupId !== deliveryGroupId(cart.token)) {
        const message = 'Delivery group was not found in cart.';
        return [{ code: 'INVALID_DELIVERY_GROUP', field: [...path, 'deliveryGroupId'], message }];
      }
      const handle = given.deliveryOptionHandle;
      if (isDeliveryMethodKey(handle)) return [];
      const message = `The delivery option with handle ${handle} is not valid.`;
      return [{ code: 'INVALID_DELIVERY_OPTION', field: path.slice(0, 1), message }];
    });
    if (problems.length > 0) {
      const showsCart = problems.every(({ code }) => code !== 'INVALID_DELIVERY_OPTION');
      return { kind: 'refused', problems, showsCart };
    }
    const chosen = selectedDeliveryOptions.at(-1)?.deliveryOptionHandle;
    return {
      kind: 'changed',
      contents: { ...cart.contents, ...(chosen !== undefined && { deliveryOption: chosen }) },
    };
  });
  return payload(context, outcome);
}
