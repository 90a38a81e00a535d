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
import { checkMetafield, type MetafieldInput } from '../metafields/check-metafield.ts';
import {
  deleteMetafield,
  findMetafield,
  type MetafieldName,
  type MetafieldOwner,
  writeMetafield,
} from '../metafields/metafield-rows.ts';
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
  | {
      readonly kind: 'rows';
      readonly owner: MetafieldOwner;
      readonly type: 'CUSTOMER' | 'ORDER' | 'SHOP';
    }
  | { readonly kind: 'product'; readonly record: ProductRecord };

/** Finds an owner; refuses by name those whose metafields are not served. */
function findOwner(sql: Sql, { shop }: GraphqlContext, ownerId: string): Owner | null {
  const type = parseGid(ownerId)?.type ?? '';
  const number = gidNumber(ownerId, type) ?? 0;
  const owner = { shop: shop.key, ownerId };
  switch (type) {
    case 'Customer': {
      const customer = findCustomer(sql, shop.key, { id: number });
      return customer && { kind: 'rows', owner: { id: customer.id }, type: 'CUSTOMER' };
    }
    case 'Product': {
      const record = findProductRecord(sql, shop.key, ownerId);
      return record && { kind: 'product', record };
    }
    case 'Shop':
      return ownerId === shop.id ? { kind: 'rows', owner, type: 'SHOP' } : null;
    case 'Order':
      return findOrderById(sql, shop.key, number) && { kind: 'rows', owner, type: 'ORDER' };
    default: {
      const message = `metafieldsSet of ${type} is not served by the embedded platform`;
      throw requestError('NOT_SERVED', message);
    }
  }
}

function knownMetafield(
  sql: Sql,
  owner: Owner,
  { namespace, key }: MetafieldName,
): Pick<MetafieldInput, 'type' | 'value'> | null {
  if (owner.kind === 'rows') return findMetafield(sql, owner.owner, { namespace, key });
  const { metafields } = owner.record;
  return metafields.find((one) => one.namespace === namespace && one.key === key) ?? null;
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

export function writeOfOwner(
  sql: Sql,
  context: GraphqlContext,
  owner: Owner,
  input: MetafieldInput,
) {
  if (owner.kind === 'rows') {
    const written = { ...input, updatedAt: wireDateTime(context.now()) };
    const metafield = writeMetafield(sql, context.ids, owner.owner, written);
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
  const found = findMetafield(store.read, { shop: shop.key, ownerId: id }, name);
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
      if (owner.kind === 'rows') deleteMetafield(sql, owner.owner, identifier);
      else writeOfOwner(sql, context, owner, { ...completeInput(identifier), type });
      return identifier;
    }),
    userErrors: [],
  }));
}
