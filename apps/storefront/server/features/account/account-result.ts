import { type RefusalCode, sentenceOf } from '@lokke/contract/errors';
import type { AccountOutcome, AccountRefusal } from '@lokke/contract/ports';

export function succeed<Value>(value: Value): AccountOutcome<Value> {
  return { ok: true, value };
}

export function fail(
  code: RefusalCode,
  {
    sentence = sentenceOf(code),
    fields = [],
  }: { readonly sentence?: string; readonly fields?: readonly string[] } = {},
): AccountRefusal {
  return { ok: false, code, sentence, fields };
}

export function rateLimited(
  code: 'tooManyLogins' | 'tooManyAttempts',
  retryAfterInSeconds: number,
): AccountRefusal {
  return { ...fail(code), retryAfterInSeconds };
}
