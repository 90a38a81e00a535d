import {
  type GraphqlContext,
  parseGid,
  requestError,
  wireDateTime,
} from '../../../protocol/index.ts';
import type { Sql } from '../../../store/index.ts';
import {
  type FoundVariant,
  findProductRecord,
  findVariantRecord,
  type MetafieldRecord,
  type ProductRecord,
  setProductMetafields,
  setVariantMetafields,
} from '../../catalogue/index.ts';
import { type Customer, customerNumber } from '../customer.ts';
import { findCustomer } from '../store/customer-rows.ts';
import {
  type CustomerMetafield,
  deleteMetafield,
  findMetafield,
  writeMetafield,
} from '../store/metafield-rows.ts';
import { checkMetafield, type MetafieldInput } from './check-metafield.ts';
import { adminMetafield } from './find-customers.ts';

const MAX_AT_ONCE = 25;
/** The namespace of a metafield that names none: the app's own. */
export const APP_NAMESPACE = '$app';

export interface MetafieldsSetInput {
  readonly ownerId: string;
  readonly namespace?: string | null;
  readonly key: string;
  readonly value: string;
  readonly type?: string | null;
}

interface SetError {
  readonly __typename: 'MetafieldsSetUserError';
  readonly code: string;
  readonly elementIndex: number | null;
  readonly field: readonly string[];
  readonly message: string;
}

function errorOf(
  code: string,
  message: string,
  [elementIndex, name]: readonly [number, string] | readonly [null, null],
): SetError {
  const field = elementIndex === null ? [] : [String(elementIndex), name];
  return {
    __typename: 'MetafieldsSetUserError',
    code,
    elementIndex,
    field: ['metafields', ...field],
    message,
  };
}

type Owner =
  | { readonly kind: 'customer'; readonly customer: Customer }
  | { readonly kind: 'product'; readonly id: string; readonly record: ProductRecord }
  | ({ readonly kind: 'variant'; readonly id: string } & FoundVariant);

type InCatalogue = Exclude<Owner, { readonly kind: 'customer' }>;

function ownerOf(sql: Sql, { shop }: GraphqlContext, ownerId: string): Owner | null {
  const number = customerNumber(ownerId);
  const customer = number === null ? null : findCustomer(sql, shop.key, { id: number });
  if (customer !== null) return { kind: 'customer', customer };
  const record = findProductRecord(sql, shop.key, ownerId);
  if (record !== null) return { kind: 'product', id: ownerId, record };
  const variant = findVariantRecord(sql, shop.key, ownerId);
  return variant === null ? null : { kind: 'variant', id: ownerId, ...variant };
}

const OWNER_TYPES: ReadonlySet<string> = new Set(['Customer', 'Product', 'ProductVariant']);

/** Others are refused by name, where they are none of a kind that has its metafields here. */
function refuseOtherOwner(ownerId: string): void {
  const type = parseGid(ownerId)?.type ?? '';
  if (OWNER_TYPES.has(type)) return;
  throw requestError(
    'NOT_SERVED',
    `metafieldsSet of ${type} is not served by the embedded platform`,
  );
}

function knownType(sql: Sql, owner: Owner, name: { namespace: string; key: string }): string {
  if (owner.kind === 'customer') return findMetafield(sql, owner.customer, name)?.type ?? '';
  const { namespace, key } = name;
  const found = owner.record.metafields.find(
    (one) => one.namespace === namespace && one.key === key,
  );
  return found?.type ?? '';
}

/** The type of an existing metafield may be left out. */
function inputOf(sql: Sql, owner: Owner, input: MetafieldsSetInput): MetafieldInput {
  const namespace = input.namespace ?? APP_NAMESPACE;
  const type = input.type ?? knownType(sql, owner, { key: input.key, namespace });
  return { namespace, key: input.key, type, value: input.value };
}

/** All of them, or none when one is wrong. */
export function metafieldsSet(
  context: GraphqlContext,
  { metafields: inputs }: { readonly metafields: readonly MetafieldsSetInput[] },
) {
  if (inputs.length > MAX_AT_ONCE) {
    const message = `Exceeded the maximum metafields input limit of ${MAX_AT_ONCE}.`;
    return {
      metafields: null,
      userErrors: [errorOf('LESS_THAN_OR_EQUAL_TO', message, [null, null])],
    };
  }
  return context.store.write((sql) => {
    const errors: SetError[] = [];
    const metafieldInputs = inputs.flatMap((input, index) => {
      const owner = ownerOf(sql, context, input.ownerId);
      if (owner === null) {
        refuseOtherOwner(input.ownerId);
        const message = 'Owner does not exist.';
        errors.push(errorOf('INVALID_VALUE', message, [index, 'ownerId']));
        return [];
      }
      const metafieldInput = inputOf(sql, owner, input);
      const fault = checkMetafield(context, metafieldInput);
      if (fault !== null) errors.push(errorOf(fault.code, fault.message, [index, fault.name]));
      return [{ owner, metafieldInput }];
    });
    if (errors.length > 0) return { metafields: null, userErrors: errors };
    const written = metafieldInputs.map(({ owner, metafieldInput }) =>
      owner.kind === 'customer'
        ? adminMetafield(write(sql, context, owner.customer, metafieldInput), 'CUSTOMER')
        : setInCatalogue(sql, context, owner, metafieldInput),
    );
    return { metafields: written, userErrors: [] };
  });
}

function setInCatalogue(
  sql: Sql,
  context: GraphqlContext,
  { kind, id }: InCatalogue,
  metafieldInput: MetafieldInput,
) {
  // Read again: one before it may have changed the same product.
  const owner = ownerOf(sql, context, id);
  if (owner === null || owner.kind === 'customer') throw new Error(`${id} is gone`);
  const [written] = writeInCatalogue(sql, context, owner, metafieldInput);
  if (written === undefined) throw new Error(`${id} has no ${metafieldInput.key}`);
  return adminMetafield(written, kind === 'product' ? 'PRODUCT' : 'PRODUCTVARIANT');
}

function writeInCatalogue(
  sql: Sql,
  context: GraphqlContext,
  owner: InCatalogue,
  metafieldInput: MetafieldInput,
): readonly MetafieldRecord[] {
  const shop = context.shop.key;
  return owner.kind === 'product'
    ? setProductMetafields(sql, context, { shop, record: owner.record }, [metafieldInput])
    : setVariantMetafields(sql, context, { shop, variant: owner }, [metafieldInput]);
}

export function write(
  sql: Sql,
  { ids, now }: GraphqlContext,
  owner: Customer,
  metafieldInput: MetafieldInput,
): CustomerMetafield {
  return writeMetafield(sql, ids, owner, { ...metafieldInput, updatedAt: wireDateTime(now()) });
}

interface MetafieldIdentifier {
  readonly ownerId: string;
  readonly namespace: string;
  readonly key: string;
}

/** Null in the place of what did not exist. */
export function metafieldsDelete(
  context: GraphqlContext,
  { metafields: identifiers }: { readonly metafields: readonly MetafieldIdentifier[] },
) {
  return context.store.write((sql) => ({
    deletedMetafields: identifiers.map((identifier) => {
      const owner = ownerOf(sql, context, identifier.ownerId);
      return owner !== null && remove(sql, context, owner, identifier) ? identifier : null;
    }),
    userErrors: [],
  }));
}

function remove(
  sql: Sql,
  context: GraphqlContext,
  owner: Owner,
  { namespace, key }: MetafieldIdentifier,
): boolean {
  if (owner.kind === 'customer') return deleteMetafield(sql, owner.customer, { namespace, key });
  const type = knownType(sql, owner, { namespace, key });
  if (type === '') return false;
  writeInCatalogue(sql, context, owner, { namespace, key, type, value: '' });
  return true;
}
