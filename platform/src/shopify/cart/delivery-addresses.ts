import type { Shop } from '../../protocol/index.ts';
import type { CartContents, PostalAddress, SelectableAddress } from './cart.ts';
import { selectableAddressId } from './cart-id.ts';
import type { CartUserError } from './user-errors.ts';

interface AddressInput {
  readonly deliveryAddress?: Partial<PostalAddress> | null;
  readonly copyFromCustomerAddressId?: string | null;
}

export interface SelectableAddressInput {
  readonly address?: AddressInput | null;
  readonly selected?: boolean | null;
  readonly oneTimeUse?: boolean | null;
  readonly validationStrategy?: 'COUNTRY_CODE_ONLY' | 'STRICT' | null;
}

export interface SelectableAddressUpdate extends SelectableAddressInput {
  readonly id: string;
}

export type AddressesOutcome =
  | { readonly kind: 'changed'; readonly addresses: readonly SelectableAddress[] }
  | { readonly kind: 'refused'; readonly problems: readonly CartUserError[] };

export interface AddressContext {
  readonly newId: () => string;
  /** Finds an address of the customer's book; null where it is not the customer's. */
  readonly findSaved: (id: string) => PostalAddress | null;
}

const MAX_ADDRESSES = 250;
const MAX_CHARACTERS = 255;

const FIELDS = [
  'firstName',
  'lastName',
  'company',
  'address1',
  'address2',
  'city',
  'zip',
  'provinceCode',
  'countryCode',
  'phone',
] as const satisfies readonly (keyof PostalAddress)[];

/** Address with its blanks trimmed; an empty field counts as missing. */
function trimAddress(typed: Partial<PostalAddress>): PostalAddress {
  const of = (field: keyof PostalAddress) => typed[field]?.trim() || null;
  return {
    firstName: of('firstName'),
    lastName: of('lastName'),
    company: of('company'),
    address1: of('address1'),
    address2: of('address2'),
    city: of('city'),
    zip: of('zip'),
    provinceCode: of('provinceCode')?.toUpperCase() ?? null,
    countryCode: of('countryCode'),
    phone: of('phone'),
  };
}

function addressProblems(
  { address }: SelectableAddressInput,
  path: readonly string[],
  { findSaved }: AddressContext,
): readonly CartUserError[] {
  const { deliveryAddress, copyFromCustomerAddressId } = address ?? {};
  if (copyFromCustomerAddressId) {
    const field = [...path, 'copyFromCustomerAddressId'];
    return findSaved(copyFromCustomerAddressId) === null ? [savedAddressMissing(field)] : [];
  }
  const ownPath = [...path, 'deliveryAddress'];
  if (!deliveryAddress?.countryCode) {
    return [{ code: 'INVALID', field: [...ownPath, 'countryCode'], message: 'invalid value' }];
  }
  return FIELDS.filter((name) => (deliveryAddress[name] ?? '').length > MAX_CHARACTERS).map(
    (name) => ({
      code: 'ADDRESS_FIELD_IS_TOO_LONG' as const,
      field: [...ownPath, name],
      message: 'The address field is too long',
    }),
  );
}

function savedAddressMissing(field: readonly string[]): CartUserError {
  return { code: 'INVALID_DELIVERY_ADDRESS_ID', field, message: 'The address was not found.' };
}

function addressMissing(field: readonly string[], id: string): CartUserError {
  const message = `The delivery address with ${selectableAddressId(id)} does not exist.`;
  return { code: 'INVALID_DELIVERY_ADDRESS_ID', field, message };
}

function addressOf(
  { address }: SelectableAddressInput,
  { findSaved }: AddressContext,
): PostalAddress {
  const savedId = address?.copyFromCustomerAddressId;
  return (savedId ? findSaved(savedId) : null) ?? trimAddress(address?.deliveryAddress ?? {});
}

/** Selects one address and no other; the first is selected by itself. */
function withOneSelected(
  addresses: readonly SelectableAddress[],
  chosen: string | null,
): readonly SelectableAddress[] {
  const selected = chosen ?? addresses.find((one) => one.selected)?.id ?? addresses[0]?.id;
  return addresses.map((one) => ({ ...one, selected: one.id === selected }));
}

function commonProblems(
  inputs: readonly SelectableAddressInput[],
  count: number,
): readonly CartUserError[] {
  const field = ['addresses'];
  if (inputs.filter(({ selected }) => selected).length > 1) {
    const message = 'Only one delivery address can be selected.';
    return [{ code: 'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED', field, message }];
  }
  if (count > MAX_ADDRESSES) {
    const message = `A cart can't have more than ${MAX_ADDRESSES} delivery addresses.`;
    return [{ code: 'TOO_MANY_DELIVERY_ADDRESSES', field, message }];
  }
  return [];
}

export function addAddresses(
  before: readonly SelectableAddress[],
  inputs: readonly SelectableAddressInput[],
  context: AddressContext,
): AddressesOutcome {
  const problems = [
    ...commonProblems(inputs, before.length + inputs.length),
    ...inputs.flatMap((input, index) =>
      addressProblems(input, ['addresses', String(index), 'address'], context),
    ),
  ];
  if (problems.length > 0) return { kind: 'refused', problems };
  const added = inputs.map((input) => ({
    id: context.newId(),
    selected: input.selected ?? false,
    oneTimeUse: input.oneTimeUse ?? false,
    address: addressOf(input, context),
  }));
  const chosen = added.find((one) => one.selected)?.id ?? null;
  return { kind: 'changed', addresses: withOneSelected([...before, ...added], chosen) };
}

/** Keeps fields that are not given; a given address replaces the former whole. */
export function updateAddresses(
  before: readonly SelectableAddress[],
  updates: readonly SelectableAddressUpdate[],
  context: AddressContext,
): AddressesOutcome {
  const problems = [
    ...commonProblems(updates, before.length),
    ...updates.flatMap((update, index) => {
      const { id, address } = update;
      const path = ['addresses', String(index)];
      if (!before.some((one) => one.id === id)) return [addressMissing(path, id)];
      return address ? addressProblems(update, [...path, 'address'], context) : [];
    }),
  ];
  if (problems.length > 0) return { kind: 'refused', problems };
  const updated = before.map((one) => {
    const update = updates.findLast(({ id }) => id === one.id);
    if (update === undefined) return one;
    return {
      ...one,
      selected: update.selected ?? one.selected,
      oneTimeUse: update.oneTimeUse ?? one.oneTimeUse,
      address: update.address ? addressOf(update, context) : one.address,
    };
  });
  const chosen = updates.find(({ selected }) => selected)?.id ?? null;
  return { kind: 'changed', addresses: withOneSelected(updated, chosen) };
}

export function removeAddresses(
  before: readonly SelectableAddress[],
  ids: readonly string[],
): AddressesOutcome {
  const problems = ids.flatMap((id, index) =>
    before.some((one) => one.id === id) ? [] : [addressMissing(['addressIds', String(index)], id)],
  );
  if (problems.length > 0) return { kind: 'refused', problems };
  const kept = before.filter(({ id }) => !ids.includes(id));
  return { kind: 'changed', addresses: withOneSelected(kept, null) };
}

/** Selected address of a cart, if the shop delivers there. */
export function deliverableAddress(
  { deliveryAddresses = [] }: Pick<CartContents, 'deliveryAddresses'>,
  { countryCode }: Pick<Shop, 'countryCode'>,
): SelectableAddress | null {
  const selected = deliveryAddresses.find((one) => one.selected);
  if (selected === undefined) return null;
  return (selected.address.countryCode ?? countryCode) === countryCode ? selected : null;
}
