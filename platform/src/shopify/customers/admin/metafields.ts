import {
  type GraphqlContext,
  gidNumber,
  parseGid,
  requestError,
  wireDateTime,
} from '../../../protocol/index.ts';
import type { Sql } from '../../../store/index.ts';
import {
  findProductRecord,
  type ProductRecord,
  setProductMetafields,
} from '../../catalogue/index.ts';
import { findOrderById } from '../../orders/index.ts';
import type { Customer } from '../customer.ts';
import { checkMetafield, type MetafieldInput } from '../metafields/check-metafield.ts';
import {
  deleteMetafield,
  findMetafield,
  type MetafieldName,
  writeMetafield,
} from '../metafields/metafield-rows.ts';
import {
  deleteOwnerMetafield,
  findOwnerMetafield,
  type MetafieldOwner,
  writeOwnerMetafield,
} from '../metafields/owner-metafields.ts';
import { compareDigestFault, setMetafields, toMetafield } from '../metafields/set-metafields.ts';
import { findCustomer } from '../store/customer-rows.ts';

/** The app's own namespace, for a metafield that names none. */
export const APP_NAMESPACE = '$app';

export interface GivenMetafield {
  readonly namespace?: string | null;
  readonly key?: string | null;
  readonly type?: string | null;
  readonly value?: string | null;
}

interface SetInput extends GivenMetafield {
  readonly ownerId: string;
  readonly compareDigest?: string | null;
}

type Owner =
  | { readonly kind: 'app'; readonly owner: MetafieldOwner; readonly type: 'SHOP' | 'ORDER' }
  | { readonly kind: 'customer'; readonly customer: Customer }
  | { readonly kind: 'product'; readonly record: ProductRecord };

/** Finds an owner; refuses by name those whose metafields are not served. */
function findOwner(sql: Sql, { shop }: GraphqlContext, ownerId: string): Owner | null {
  const type = parseGid(ownerId)?.type ?? '';
  if (type === 'Customer') {
    const customer = findCustomer(sql, shop.key, { id: gidNumber(ownerId, type) ?? 0 });
    return customer === null ? null : { kind: 'customer', customer };
  }
  if (type === 'Product') {
    const record = findProductRecord(sql, shop.key, ownerId);
    return record === null ? null : { kind: 'product', record };
  }
  if (type === 'Shop') {
    return ownerId === shop.id
      ? { kind: 'app', owner: { shop: shop.key, ownerId }, type: 'SHOP' }
      : null;
  }
  if (type === 'Order') {
    const order = findOrderById(sql, shop.key, gidNumber(ownerId, type) ?? 0);
    return order === null
      ? null
      : { kind: 'app', owner: { shop: shop.key, ownerId }, type: 'ORDER' };
  }
  const message = `metafieldsSet of ${type} is not served by the embedded platform`;
  throw requestError('NOT_SERVED', message);
}

type KnownMetafield = Pick<MetafieldInput, 'type' | 'value'>;

function knownMetafield(
  sql: Sql,
  owner: Owner,
  { namespace, key }: MetafieldName,
): KnownMetafield | null {
  switch (owner.kind) {
    case 'customer':
      return findMetafield(sql, owner.customer, { namespace, key });
    case 'app':
      return findOwnerMetafield(sql, owner.owner, { namespace, key });
    case 'product': {
      const { metafields } = owner.record;
      return metafields.find((one) => one.namespace === namespace && one.key === key) ?? null;
    }
  }
}

export function completeInput({ namespace, key, type, value }: GivenMetafield): MetafieldInput {
  return {
    namespace: namespace ?? APP_NAMESPACE,
    key: key ?? '',
    type: type ?? '',
    value: value ?? '',
  };
}

/** Completes an input; the type of an existing metafield may be left out. */
function inputFor(sql: Sql, owner: Owner, given: SetInput): MetafieldInput {
  const input = completeInput(given);
  return input.type === ''
    ? { ...input, type: knownMetafield(sql, owner, input)?.type ?? '' }
    : input;
}

export function writeOfCustomer(
  sql: Sql,
  { ids, now }: GraphqlContext,
  customer: Customer,
  input: MetafieldInput,
) {
  const written = { ...input, updatedAt: wireDateTime(now()) };
  return { ...toMetafield(writeMetafield(sql, ids, customer, written)), ownerType: 'CUSTOMER' };
}

function writeOfOwner(sql: Sql, context: GraphqlContext, owner: Owner, input: MetafieldInput) {
  if (owner.kind === 'customer') return writeOfCustomer(sql, context, owner.customer, input);
  if (owner.kind === 'app') {
    const written = { ...input, updatedAt: wireDateTime(context.now()) };
    const metafield = writeOwnerMetafield(sql, context.ids, owner.owner, written);
    return { ...toMetafield(metafield), ownerType: owner.type };
  }
  const { record } = owner;
  const [written] = setProductMetafields(sql, context, { shop: context.shop.key, record }, [input]);
  return written === undefined ? {} : { ...toMetafield(written), ownerType: 'PRODUCT' };
}

export function metafieldsSet(
  context: GraphqlContext,
  { metafields }: { readonly metafields: readonly SetInput[] },
) {
  return setMetafields(context, metafields, {
    check(sql, given) {
      const owner = findOwner(sql, context, given.ownerId);
      if (owner === null) {
        return { code: 'INVALID_VALUE', message: 'Owner does not exist.', name: 'ownerId' };
      }
      const input = inputFor(sql, owner, given);
      const known = knownMetafield(sql, owner, input);
      return checkMetafield(context, input) ?? compareDigestFault(known, given.compareDigest);
    },
    // The owner is read again: an input before it may have changed the same product.
    write(sql, given) {
      const owner = findOwner(sql, context, given.ownerId);
      if (owner === null) throw new Error(`${given.ownerId} is gone`);
      return writeOfOwner(sql, context, owner, inputFor(sql, owner, given));
    },
  });
}

/** Reads a metafield of the shop or of an order. */
export function readOwnerMetafield(
  { store, shop }: GraphqlContext,
  { id, ownerType }: { readonly id: string; readonly ownerType: 'SHOP' | 'ORDER' },
  { namespace, key }: { readonly namespace?: string | null; readonly key: string },
) {
  const name = { namespace: namespace ?? APP_NAMESPACE, key };
  const found = findOwnerMetafield(store.read, { shop: shop.key, ownerId: id }, name);
  return found === null ? null : { ...toMetafield(found), ownerType };
}

interface Identifier extends MetafieldName {
  readonly ownerId: string;
}

/** Deletes metafields; answers null in the place of one that did not exist. */
export function metafieldsDelete(
  context: GraphqlContext,
  { metafields }: { readonly metafields: readonly Identifier[] },
) {
  return context.store.write((sql) => ({
    deletedMetafields: metafields.map((identifier) => {
      const owner = findOwner(sql, context, identifier.ownerId);
      if (owner === null) return null;
      const known = knownMetafield(sql, owner, identifier);
      if (known === null) return null;
      const { type } = known;
      if (owner.kind === 'customer') deleteMetafield(sql, owner.customer, identifier);
      else if (owner.kind === 'app') deleteOwnerMetafield(sql, owner.owner, identifier);
      else writeOfOwner(sql, context, owner, { ...completeInput(identifier), type });
      return identifier;
    }),
    userErrors: [],
  }));
}
