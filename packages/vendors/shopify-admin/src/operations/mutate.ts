import { asArray, asRecord, asString, fail, type JsonRecord, succeed } from '@lokke/http-client';
import type { AdminClient } from '../client.ts';
import type { AdminResult, UserError } from '../failure.ts';

/** Sends a mutation and returns its payload; fails where it reports errors. */
export async function mutate(
  client: AdminClient,
  name: string,
  text: string,
  variables: object,
): Promise<AdminResult<JsonRecord>> {
  const result = await client.request(text, variables);
  if (!result.ok) return result;
  const payload = asRecord(result.value[name]);
  if (payload === null) {
    return fail({ kind: 'unreadable', message: 'The mutation returned nothing' });
  }
  const userErrors = userErrorsIn(payload);
  return userErrors.length > 0 ? fail({ kind: 'userErrors', userErrors }) : succeed(payload);
}

/** Reads the errors that a mutation reports; older mutations give no code. */
function userErrorsIn(payload: JsonRecord): readonly UserError[] {
  return asArray(payload['userErrors']).map((reported) => {
    const error = asRecord(reported);
    return {
      code: asString(error?.['code']),
      field: asArray(error?.['field']).map(String),
      message: asString(error?.['message']) ?? '',
    };
  });
}
