import type { UserError } from '../failure.ts';
import { type JsonRecord, listOf, recordOf, textOf } from '../record.ts';

/** What a mutation itself refused; older ones give no code. */
export function userErrorsIn(payload: JsonRecord): readonly UserError[] {
  return listOf(payload['userErrors']).map((reported) => {
    const error = recordOf(reported);
    return {
      code: textOf(error?.['code']),
      field: listOf(error?.['field']).map(String),
      message: textOf(error?.['message']) ?? '',
    };
  });
}
