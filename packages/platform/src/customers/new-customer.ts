import { wireDateTime } from '../graphql/index.ts';
import type { PlatformContext } from '../platform-context.ts';
import type { Shop } from '../shops/index.ts';
import type { Customer } from './customer.ts';

/** A customer of whom no more is known. Call it inside the write that saves them. */
export function newCustomer(
  { shop, ids, now }: Pick<PlatformContext, 'ids' | 'now'> & { readonly shop: Pick<Shop, 'key'> },
  { email, state, language }: Pick<Customer, 'email' | 'state' | 'language'>,
): Customer {
  const createdAt = wireDateTime(now());
  return {
    id: ids.next('Customer'),
    shop: shop.key,
    email,
    firstName: null,
    lastName: null,
    phone: null,
    state,
    isEmailVerified: false,
    acceptsMarketing: false,
    language,
    tags: [],
    multipassIdentifier: null,
    defaultAddressId: null,
    createdAt,
    updatedAt: createdAt,
  };
}
