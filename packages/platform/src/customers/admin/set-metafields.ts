import { type GraphqlContext, wireDateTime } from '../../graphql/index.ts';
import type { Sql } from '../../store/index.ts';
import type { Customer } from '../customer.ts';
import { customerNumber } from '../customer-gid.ts';
import { findCustomer } from '../store/customer-rows.ts';
import {
  type CustomerMetafield,
  deleteMetafield,
  findMetafield,
  writeMetafield,
} from '../store/metafield-rows.ts';
import { checkMetafield, type MetafieldWish } from './check-metafield.ts';
import { adminMetafield } from './customer-answer.ts';

const MAX_AT_ONCE = 25;
/** Where a metafield goes whose namespace is not named: the app's own. */
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

function ownerOf(sql: Sql, { shop }: GraphqlContext, ownerId: string): Customer | null {
  const number = customerNumber(ownerId);
  return number === null ? null : findCustomer(sql, shop.key, { id: number });
}

/** The type of one that is there may be left out. */
function wishOf(sql: Sql, owner: Customer, input: MetafieldsSetInput): MetafieldWish {
  const namespace = input.namespace ?? APP_NAMESPACE;
  const type = input.type ?? findMetafield(sql, owner, { ...input, namespace })?.type ?? '';
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
    const wishes = inputs.flatMap((input, index) => {
      const owner = ownerOf(sql, context, input.ownerId);
      if (owner === null) {
        const message = 'Owner does not exist.';
        errors.push(errorOf('INVALID_VALUE', message, [index, 'ownerId']));
        return [];
      }
      const wish = wishOf(sql, owner, input);
      const fault = checkMetafield(context, wish);
      if (fault !== null) errors.push(errorOf(fault.code, fault.message, [index, fault.name]));
      return [{ owner, wish }];
    });
    if (errors.length > 0) return { metafields: null, userErrors: errors };
    const written = wishes.map(({ owner, wish }) => write(sql, context, owner, wish));
    return { metafields: written.map(adminMetafield), userErrors: [] };
  });
}

export function write(
  sql: Sql,
  { ids, now }: GraphqlContext,
  owner: Customer,
  wish: MetafieldWish,
): CustomerMetafield {
  return writeMetafield(sql, ids, owner, { ...wish, updatedAt: wireDateTime(now()) });
}

interface MetafieldIdentifier {
  readonly ownerId: string;
  readonly namespace: string;
  readonly key: string;
}

/** What was not there is null in its place. */
export function metafieldsDelete(
  context: GraphqlContext,
  { metafields: identifiers }: { readonly metafields: readonly MetafieldIdentifier[] },
) {
  return context.store.write((sql) => ({
    deletedMetafields: identifiers.map((identifier) => {
      const owner = ownerOf(sql, context, identifier.ownerId);
      return owner !== null && deleteMetafield(sql, owner, identifier) ? identifier : null;
    }),
    userErrors: [],
  }));
}
