import { API_ERRORS } from '@lokke/contract/errors';
import type { AccountError } from '@lokke/contract/ports';
import { data } from 'react-router';
import { errorReply, type FormError } from './form-reply.ts';
import type { FormValues } from './form-values.ts';

/** A page with its form again, under the refusal's own status. */
export function formErrorResponse(
  refusal: AccountError,
  values: FormValues,
  known: FormError['faults'] = [],
) {
  const { retryAfterInSeconds } = refusal;
  return data(errorReply(refusal, values, known), {
    status: API_ERRORS[refusal.code].status,
    headers:
      retryAfterInSeconds === undefined ? {} : { 'retry-after': String(retryAfterInSeconds) },
  });
}
