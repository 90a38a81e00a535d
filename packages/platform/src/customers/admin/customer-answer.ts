import { gid } from '../../ids/index.ts';
import { type Customer, displayName } from '../customer.ts';
import { customerGid } from '../customer-gid.ts';
import type { CustomerMetafield } from '../store/metafield-rows.ts';

/** A customer as the Admin API answers. */
export function adminCustomer(customer: Customer) {
  return {
    __typename: 'Customer' as const,
    customer,
    id: customerGid(customer),
    email: customer.email,
    firstName: customer.firstName,
    lastName: customer.lastName,
    displayName: displayName(customer),
    phone: customer.phone,
    state: customer.state,
    verifiedEmail: customer.isEmailVerified,
    tags: customer.tags,
    locale: customer.language,
    multipassIdentifier: customer.multipassIdentifier,
    createdAt: customer.createdAt,
    updatedAt: customer.updatedAt,
  };
}

export type AdminCustomer = ReturnType<typeof adminCustomer>;

function jsonOf(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

export function adminMetafield(metafield: CustomerMetafield) {
  const { namespace, key, type, value, createdAt, updatedAt } = metafield;
  return {
    __typename: 'Metafield' as const,
    id: gid('Metafield', metafield.number),
    namespace,
    key,
    type,
    value,
    jsonValue: jsonOf(value),
    ownerType: 'CUSTOMER',
    createdAt,
    updatedAt,
  };
}
