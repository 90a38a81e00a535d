import { type RefusalCode, sentenceOf } from '@lokke/contract/errors';
import type { AccountOutcome, AccountRefusal } from '../../app/shared/accounts-source.ts';

export function done<Value>(value: Value): AccountOutcome<Value> {
  return { ok: true, value };
}

export function refused(
  code: RefusalCode,
  {
    sentence = sentenceOf(code),
    fields = [],
  }: { readonly sentence?: string; readonly fields?: readonly string[] } = {},
): AccountRefusal {
  return { ok: false, code, sentence, fields };
}

export function refusedForNow(
  code: 'tooManyLogins' | 'tooManyAttempts',
  retryAfterInSeconds: number,
): AccountRefusal {
  return { ...refused(code), retryAfterInSeconds };
}
