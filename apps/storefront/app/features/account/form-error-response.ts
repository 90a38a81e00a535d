import { REFUSALS } from '@lokke/contract/errors';
import type { AccountRefusal } from '@lokke/contract/ports';
import { data } from 'react-router';
import { errorReply, type FormError } from './form-reply.ts';
import type { FormValues } from './form-values.ts';

/** A page with its form again, under the refusal's own status. */
export function formErrorResponse(
  refusal: AccountRefusal,
  values: FormValues,
  known: FormError['faults'] = [],
) {
  const { retryAfterInSeconds } = refusal;
  return data(errorReply(refusal, values, known), {
    status: REFUSALS[refusal.code].status,
    headers:
      retryAfterInSeconds === undefined ? {} : { 'retry-after': String(retryAfterInSeconds) },
  });
}
