import type { Context } from 'hono';
import { type PlatformContext, regionOfZip } from '../../../protocol/index.ts';
import type { Cart } from '../../cart/index.ts';
import {
  type Customer,
  customerNumber,
  customerOfSession,
  findCustomer,
  listAddresses,
} from '../../customers/index.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { ADDRESS_FIELDS, type AddressField, type DetailsField } from './details-fields.ts';
import type { FormValues } from './form-values.ts';

/** An address of the customer's book, as the fields of the form. */
export interface SavedAddress {
  readonly id: number;
  readonly isDefault: boolean;
  readonly values: FormValues<AddressField>;
}

/** Returns who logged in at this checkout, in this browser; else who was logged in where the cart was filled. */
export function customerAtCheckout(
  c: Context,
  context: PlatformContext,
  { shop }: CheckoutContext,
  cart: Cart,
): Customer | null {
  return customerOfSession(c, { ...context, shop }) ?? customerOfCart(context, cart);
}

function customerOfCart({ store }: PlatformContext, cart: Cart): Customer | null {
  const { customerId } = cart.contents.buyerIdentity;
  const id = customerId === null ? null : customerNumber(customerId);
  return id === null ? null : findCustomer(store.read, cart.shop, { id });
}

/** Lists addresses in the country that is delivered to, the default first. */
export function savedAddresses(
  { store }: PlatformContext,
  customer: Customer | null,
  countryCode: string,
): readonly SavedAddress[] {
  if (customer === null) return [];
  return listAddresses(store.read, customer)
    .filter(({ contents }) => contents.countryCode === countryCode)
    .map(({ id, contents }) => {
      const named = contents.firstName !== null || contents.lastName !== null;
      const { firstName, lastName } = named ? contents : customer;
      // Address books of most shops ask for no province, which some postcodes tell.
      const region = contents.provinceCode ?? regionOfZip(countryCode, contents.zip ?? '');
      const known = { ...contents, firstName, lastName, region };
      return {
        id,
        isDefault: id === customer.defaultAddressId,
        values: new Map(ADDRESS_FIELDS.map((field) => [field, known[field] ?? ''] as const)),
      };
    })
    .toSorted((left, right) => Number(right.isDefault) - Number(left.isDefault));
}

/** Fills in what the shop knows of the buyer, unless the buyer typed anything. */
export function startingValues(
  typed: FormValues<DetailsField>,
  cart: Cart,
  customer: Customer | null,
  addresses: readonly SavedAddress[],
): FormValues<DetailsField> {
  if ([...typed.values()].some((value) => value !== '')) return typed;
  const { email, phone } = cart.contents.buyerIdentity;
  const [address] = addresses;
  return new Map<DetailsField, string>([
    ...typed,
    ['email', email ?? customer?.email ?? ''],
    ['phone', phone ?? customer?.phone ?? ''],
    ['firstName', customer?.firstName ?? ''],
    ['lastName', customer?.lastName ?? ''],
    ...(address?.values ?? []),
  ]);
}
