import { type ApiErrorCode, messageOf } from '@lokke/contract/errors';
import type { AccountError, AccountOutcome } from '@lokke/contract/ports';

export function succeed<Value>(value: Value): AccountOutcome<Value> {
  return { ok: true, value };
}

export function fail(
  code: ApiErrorCode,
  {
    message = messageOf(code),
    fields = [],
  }: { readonly message?: string; readonly fields?: readonly string[] } = {},
): AccountError {
  return { ok: false, code, message, fields };
}

export function rateLimited(
  code: 'tooManyLogins' | 'tooManyAttempts' | 'tooManyRequests',
  retryAfterInSeconds: number,
): AccountError {
  return { ...fail(code), retryAfterInSeconds };
}
