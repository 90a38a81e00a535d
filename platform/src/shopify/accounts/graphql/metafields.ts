import { type GraphqlContext, gid, secretHash, wireDateTime } from '../../../protocol/index.ts';
import type { Sql } from '../../../store/index.ts';
import {
  type Customer,
  type CustomerMetafield,
  checkMetafield,
  customerGid,
  deleteMetafield,
  findMetafield,
  type MetafieldName,
  writeMetafield,
} from '../../customers/index.ts';
import { type Definition, definitionsOf } from '../../provisioning/index.ts';
import { ownCustomer } from './customer.ts';

const MAX_AT_ONCE = 25;

const nameOf = ({ namespace, key }: MetafieldName) => `${namespace}.${key}`;

/** What the shop opened to its customers; all else is not theirs to see. */
function openDefinition(
  sql: Sql,
  { shop }: GraphqlContext,
  name: MetafieldName,
): Definition | undefined {
  return definitionsOf(sql, shop.key, 'CUSTOMER').find(
    (one) => nameOf(one) === nameOf(name) && one.customerAccount !== 'NONE',
  );
}

const isWritable = (definition: Definition | undefined): definition is Definition =>
  definition?.customerAccount === 'READ_WRITE';

function digestOf({ type, value }: CustomerMetafield): string {
  return secretHash(`${type} ${value}`);
}

function jsonOf(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function toMetafield(metafield: CustomerMetafield) {
  const { number, namespace, key, type, value, createdAt, updatedAt } = metafield;
  return {
    __typename: 'Metafield' as const,
    id: gid('Metafield', number),
    ...{ namespace, key, type, value, createdAt, updatedAt },
    jsonValue: jsonOf(value),
    compareDigest: digestOf(metafield),
    description: null,
    // The only things it could lead to here are products, which this API does not have.
    reference: null,
    references: null,
  };
}

export function readMetafield(customer: Customer, name: MetafieldName, context: GraphqlContext) {
  const sql = context.store.read;
  if (openDefinition(sql, context, name) === undefined) return null;
  const found = findMetafield(sql, customer, name);
  return found === null ? null : toMetafield(found);
}

interface SetInput extends MetafieldName {
  readonly ownerId: string;
  readonly value: string;
  readonly type?: string | null;
  readonly compareDigest?: string | null;
}

function setError(code: string, message: string, index: number | null, field: string | null) {
  return {
    __typename: 'MetafieldsSetUserError',
    code,
    message,
    elementIndex: index,
    field: ['metafields', ...(index === null ? [] : [String(index)]), ...(field ? [field] : [])],
  };
}

type SetError = ReturnType<typeof setError>;

/** What is wrong with one of the inputs; null when it may be written. */
function problemOf(
  sql: Sql,
  context: GraphqlContext,
  customer: Customer,
  [index, input]: readonly [number, SetInput],
): SetError | null {
  const { ownerId, namespace, key, value, type, compareDigest } = input;
  if (ownerId !== customerGid(customer)) {
    return setError('INVALID', 'The owner is not the customer.', index, 'ownerId');
  }
  const definition = openDefinition(sql, context, input);
  if (!isWritable(definition)) {
    const message =
      'Access to this namespace and key on Metafields for this resource type is not allowed.';
    return setError('APP_NOT_AUTHORIZED', message, index, 'namespace');
  }
  if (type && type !== definition.type) {
    return setError('INVALID_TYPE', `Type must be '${definition.type}'.`, index, 'type');
  }
  const fault = checkMetafield(context, { namespace, key, value, type: definition.type });
  if (fault !== null) return setError(fault.code, fault.message, index, fault.name);
  if (compareDigest === undefined) return null;
  const known = findMetafield(sql, customer, input);
  const isFresh = compareDigest === (known === null ? null : digestOf(known));
  if (isFresh) return null;
  const message =
    'The resource has been updated since it was loaded. Try again with an updated `compareDigest` value.';
  return setError('STALE_OBJECT', message, index, 'compareDigest');
}

/** All of them, or none when one is wrong. */
export function metafieldsSet(
  context: GraphqlContext,
  { metafields: inputs }: { readonly metafields: readonly SetInput[] },
) {
  if (inputs.length > MAX_AT_ONCE) {
    const message = `Exceeded the maximum metafields input limit of ${MAX_AT_ONCE}.`;
    return {
      metafields: null,
      userErrors: [setError('LESS_THAN_OR_EQUAL_TO', message, null, null)],
    };
  }
  return context.store.write((sql) => {
    const customer = ownCustomer(sql, context);
    const userErrors = inputs.flatMap(
      (input, index) => problemOf(sql, context, customer, [index, input]) ?? [],
    );
    if (userErrors.length > 0) return { metafields: null, userErrors };
    const updatedAt = wireDateTime(context.now());
    const metafields = inputs.map(({ namespace, key, value, type }) => {
      const known = openDefinition(sql, context, { namespace, key })?.type ?? type ?? '';
      const written = { namespace, key, value, type: known, updatedAt };
      return toMetafield(writeMetafield(sql, context.ids, customer, written));
    });
    return { metafields, userErrors: [] };
  });
}

interface Identifier extends MetafieldName {
  readonly ownerId: string;
}

/** What was not there is null in the answer, and no error. */
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
