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
import type { Customer } from '../customer.ts';
import { checkMetafield, type MetafieldInput } from '../metafields/check-metafield.ts';
import {
  deleteMetafield,
  findMetafield,
  type MetafieldName,
  writeMetafield,
} from '../metafields/metafield-rows.ts';
import { setMetafields, toMetafield } from '../metafields/set-metafields.ts';
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
}

type Owner =
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
  const message = `metafieldsSet of ${type} is not served by the embedded platform`;
  throw requestError('NOT_SERVED', message);
}

function knownType(sql: Sql, owner: Owner, { namespace, key }: MetafieldName): string {
  const found =
    owner.kind === 'customer'
      ? findMetafield(sql, owner.customer, { namespace, key })
      : owner.record.metafields.find((one) => one.namespace === namespace && one.key === key);
  return found?.type ?? '';
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
  return input.type === '' ? { ...input, type: knownType(sql, owner, input) } : input;
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
      return owner === null
        ? { code: 'INVALID_VALUE', message: 'Owner does not exist.', name: 'ownerId' }
        : checkMetafield(context, inputFor(sql, owner, given));
    },
    // The owner is read again: an input before it may have changed the same product.
    write(sql, given) {
      const owner = findOwner(sql, context, given.ownerId);
      if (owner === null) throw new Error(`${given.ownerId} is gone`);
      return writeOfOwner(sql, context, owner, inputFor(sql, owner, given));
    },
  });
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
      const type = knownType(sql, owner, identifier);
      if (type === '') return null;
      if (owner.kind === 'customer') deleteMetafield(sql, owner.customer, identifier);
      else writeOfOwner(sql, context, owner, { ...completeInput(identifier), type });
      return identifier;
    }),
    userErrors: [],
  }));
}
