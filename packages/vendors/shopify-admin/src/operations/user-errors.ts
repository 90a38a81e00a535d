import { asArray, asRecord, asString, type JsonRecord } from '@lokke/http-client';
import type { UserError } from '../failure.ts';

/** The errors that a mutation reports; older mutations give no code. */
export function userErrorsIn(payload: JsonRecord): readonly UserError[] {
  return asArray(payload['userErrors']).map((reported) => {
    const error = asRecord(reported);
    return {
      code: asString(error?.['code']),
      field: asArray(error?.['field']).map(String),
      message: asString(error?.['message']) ?? '',
    };
  });
}
