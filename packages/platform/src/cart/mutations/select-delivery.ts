import type { GraphqlContext } from '../../graphql/index.ts';
import { requireGlobalId } from '../cart-id.ts';
import { deliveryGroupMissing } from '../problems.ts';
import { changeCart, type MutationOutcome } from './change-cart.ts';

/** A cart has no delivery groups before the checkout knows the address, so none can be chosen for. */
export function cartSelectedDeliveryOptionsUpdate(
  context: GraphqlContext,
  args: {
    readonly cartId: string;
    readonly selectedDeliveryOptions: readonly { readonly deliveryGroupId: string }[];
  },
): Promise<MutationOutcome> {
  return changeCart(context, args.cartId, ({ contents }) => {
    const problems = args.selectedDeliveryOptions.map(({ deliveryGroupId }, index) => {
      requireGlobalId(deliveryGroupId);
      const field = ['selectedDeliveryOptions', String(index), 'deliveryGroupId'];
      return deliveryGroupMissing(field);
    });
    if (problems.length > 0) return { kind: 'refused', problems, showsCart: true };
    return { kind: 'changed', contents };
  });
}
