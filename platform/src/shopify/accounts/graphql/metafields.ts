import { type GraphqlContext, wireDateTime } from '../../../protocol/index.ts';
import type { Sql } from '../../../store/index.ts';
import {
  type Customer,
  type CustomerMetafield,
  checkMetafield,
  compareDigestFault,
  customerGid,
  deleteMetafield,
  findMetafield,
  type MetafieldFault,
  type MetafieldName,
  setMetafields,
  toMetafield,
  writeMetafield,
} from '../../customers/index.ts';
import { type Definition, definitionsOf } from '../../provisioning/index.ts';
import { ownCustomer } from './customer.ts';

/** Finds a definition that the shop opened to its customers; all else is not theirs to see. */
function openDefinition(
  sql: Sql,
  { shop }: GraphqlContext,
  { namespace, key }: MetafieldName,
): Definition | undefined {
  return definitionsOf(sql, shop.key, 'CUSTOMER').find(
    (one) => one.namespace === namespace && one.key === key && one.customerAccount !== 'NONE',
  );
}

const isWritable = (definition: Definition | undefined): definition is Definition =>
  definition?.customerAccount === 'READ_WRITE';

function toAccountMetafield(metafield: CustomerMetafield) {
  return {
    ...toMetafield(metafield),
    description: null,
    // References lead to products alone, which this API does not have.
    reference: null,
    references: null,
  };
}

export function readMetafield(customer: Customer, name: MetafieldName, context: GraphqlContext) {
  const sql = context.store.read;
  if (openDefinition(sql, context, name) === undefined) return null;
  const found = findMetafield(sql, customer, name);
  return found === null ? null : toAccountMetafield(found);
}

interface SetInput extends MetafieldName {
  readonly ownerId: string;
  readonly value: string;
  readonly type?: string | null;
  readonly compareDigest?: string | null;
}

function faultOf(sql: Sql, context: GraphqlContext, input: SetInput): MetafieldFault | null {
  const { ownerId, namespace, key, value, type, compareDigest } = input;
  const customer = ownCustomer(sql, context);
  if (ownerId !== customerGid(customer)) {
    return { code: 'INVALID', message: 'The owner is not the customer.', name: 'ownerId' };
  }
  const definition = openDefinition(sql, context, input);
  if (!isWritable(definition)) {
    const message =
      'Access to this namespace and key on Metafields for this resource type is not allowed.';
    return { code: 'APP_NOT_AUTHORIZED', message, name: 'namespace' };
  }
  if (type && type !== definition.type) {
    return { code: 'INVALID_TYPE', message: `Type must be '${definition.type}'.`, name: 'type' };
  }
  const fault = checkMetafield(context, { namespace, key, value, type: definition.type });
  return fault ?? compareDigestFault(findMetafield(sql, customer, input), compareDigest);
}

export function metafieldsSet(
  context: GraphqlContext,
  { metafields }: { readonly metafields: readonly SetInput[] },
) {
  return setMetafields(context, metafields, {
    check: (sql, input) => faultOf(sql, context, input),
    write(sql, { namespace, key, value }) {
      const type = openDefinition(sql, context, { namespace, key })?.type ?? '';
      const written = { namespace, key, value, type, updatedAt: wireDateTime(context.now()) };
      const customer = ownCustomer(sql, context);
      return toAccountMetafield(writeMetafield(sql, context.ids, customer, written));
    },
  });
}

interface Identifier extends MetafieldName {
  readonly ownerId: string;
}

/** Deletes metafields; one that was not there is null in the answer, and no error. */
export function metafieldsDelete(
  context: GraphqlContext,
  { metafields: identifiers }: { readonly metafields: readonly Identifier[] },
) {
  return context.store.write((sql) => {
    const customer = ownCustomer(sql, context);
    const index = identifiers.findIndex(
      (one) =>
        one.ownerId !== customerGid(customer) || !isWritable(openDefinition(sql, context, one)),
    );
    if (index !== -1) {
      const error = {
        __typename: 'MetafieldsDeleteUserError',
        code: 'INVALID',
        elementIndex: index,
        field: ['metafields', String(index)],
        message: 'Access to this metafield is not allowed.',
      };
      return { deletedMetafields: null, userErrors: [error] };
    }
    const deletedMetafields = identifiers.map((one) =>
      deleteMetafield(sql, customer, one) ? one : null,
    );
    return { deletedMetafields, userErrors: [] };
  });
}
