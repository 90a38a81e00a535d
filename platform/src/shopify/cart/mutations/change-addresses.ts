import type { GraphqlContext } from '../../../protocol/index.ts';
import { addressNumber, customerNumber, findAddress } from '../../customers/index.ts';
import type { SelectableAddress } from '../cart.ts';
import { parseSelectableAddressId, uuidOfToken } from '../cart-id.ts';
import {
  type AddressContext,
  type AddressesOutcome,
  addAddresses,
  removeAddresses,
  type SelectableAddressInput,
  type SelectableAddressUpdate,
  updateAddresses,
} from '../delivery-addresses.ts';
import { rejectStrictChecks } from './inputs.ts';
import { type ContentsOutcome, changeCart, type MutationOutcome } from './payload.ts';

export function addressContext(
  { ids, store }: Pick<GraphqlContext, 'ids' | 'store'>,
  customerId: string | null,
): AddressContext {
  return {
    newId: () => uuidOfToken(ids.token()),
    findSaved(id) {
      const customer = customerId === null ? null : customerNumber(customerId);
      const number = addressNumber(id);
      if (customer === null || number === null) return null;
      return findAddress(store.read, { id: customer }, number)?.contents ?? null;
    },
  };
}

function changeAddresses(
  context: GraphqlContext,
  cartId: string,
  change: (before: readonly SelectableAddress[], own: AddressContext) => AddressesOutcome,
): Promise<MutationOutcome> {
  return changeCart(context, cartId, ({ contents }): ContentsOutcome => {
    const own = addressContext(context, contents.buyerIdentity.customerId);
    const outcome = change(contents.deliveryAddresses ?? [], own);
    if (outcome.kind === 'refused') return { ...outcome, showsCart: true };
    return { kind: 'changed', contents: { ...contents, deliveryAddresses: outcome.addresses } };
  });
}

interface AddArguments {
  readonly cartId: string;
  readonly addresses: readonly SelectableAddressInput[];
}

export function cartDeliveryAddressesAdd(
  context: GraphqlContext,
  { cartId, addresses }: AddArguments,
): Promise<MutationOutcome> {
  rejectStrictChecks(addresses);
  return changeAddresses(context, cartId, (before, own) => addAddresses(before, addresses, own));
}

export function cartDeliveryAddressesReplace(
  context: GraphqlContext,
  { cartId, addresses }: AddArguments,
): Promise<MutationOutcome> {
  rejectStrictChecks(addresses);
  return changeAddresses(context, cartId, (_before, own) => addAddresses([], addresses, own));
}

export function cartDeliveryAddressesUpdate(
  context: GraphqlContext,
  args: { readonly cartId: string; readonly addresses: readonly SelectableAddressUpdate[] },
): Promise<MutationOutcome> {
  rejectStrictChecks(args.addresses);
  const updates = args.addresses.map((update) => ({
    ...update,
    id: parseSelectableAddressId(update.id),
  }));
  return changeAddresses(context, args.cartId, (before, own) =>
    updateAddresses(before, updates, own),
  );
}

export function cartDeliveryAddressesRemove(
  context: GraphqlContext,
  args: { readonly cartId: string; readonly addressIds: readonly string[] },
): Promise<MutationOutcome> {
  return changeAddresses(context, args.cartId, (before) =>
    removeAddresses(before, args.addressIds.map(parseSelectableAddressId)),
  );
}
