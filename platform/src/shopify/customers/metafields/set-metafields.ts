import { type GraphqlContext, gid, secretHash } from '../../../protocol/index.ts';
import { parseJson } from '../../../protocol/json/index.ts';
import type { Sql } from '../../../store/index.ts';
import type { MetafieldFault } from './check-metafield.ts';
import type { CustomerMetafield } from './metafield-rows.ts';

const MAX_AT_ONCE = 25;

type Content = Pick<CustomerMetafield, 'type' | 'value'>;

function digestOf({ type, value }: Content): string {
  return secretHash(`${type} ${value}`);
}

/** Refuses a write by somebody who did not see the value as it is; null stands for none. */
export function compareDigestFault(
  known: Content | null,
  compareDigest: string | null | undefined,
): MetafieldFault | null {
  if (compareDigest === undefined) return null;
  if (compareDigest === (known === null ? null : digestOf(known))) return null;
  const message =
    'The resource has been updated since it was loaded. Try again with an updated `compareDigest` value.';
  return { code: 'STALE_OBJECT', message, name: 'compareDigest' };
}

/** Converts a stored metafield for either API. */
export function toMetafield({ number, ...metafield }: CustomerMetafield) {
  return {
    __typename: 'Metafield' as const,
    id: gid('Metafield', number),
    ...metafield,
    jsonValue: parseJson(metafield.value, metafield.value),
    compareDigest: digestOf(metafield),
  };
}

function userError({ code, message, name }: MetafieldFault, elementIndex: number | null) {
  return {
    __typename: 'MetafieldsSetUserError',
    code,
    message,
    elementIndex,
    field: ['metafields', ...(elementIndex === null ? [] : [String(elementIndex), name])],
  };
}

interface Writing<Input> {
  readonly check: (sql: Sql, input: Input) => MetafieldFault | null;
  readonly write: (sql: Sql, input: Input) => object;
}

/** Writes all metafields, or none when one is wrong. */
export function setMetafields<Input>(
  { store }: GraphqlContext,
  inputs: readonly Input[],
  { check, write }: Writing<Input>,
) {
  if (inputs.length > MAX_AT_ONCE) {
    const message = `Exceeded the maximum metafields input limit of ${MAX_AT_ONCE}.`;
    const error = userError({ code: 'LESS_THAN_OR_EQUAL_TO', message, name: '' }, null);
    return { metafields: null, userErrors: [error] };
  }
  return store.write((sql) => {
    const userErrors = inputs.flatMap((input, index) => {
      const fault = check(sql, input);
      return fault === null ? [] : [userError(fault, index)];
    });
    if (userErrors.length > 0) return { metafields: null, userErrors };
    return { metafields: inputs.map((input) => write(sql, input)), userErrors };
  });
}
