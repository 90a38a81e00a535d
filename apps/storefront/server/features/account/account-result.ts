import { type ApiErrorCode, messageOf } from '@lokke/contract/errors';
import type { AccountError, AccountOutcome } from '@lokke/contract/ports';
import type { OperationFailure } from '@lokke/shopify-storefront';
import { describeNoAnswer } from '../shop-connection/index.ts';
import type { AccountContext } from './account-context.ts';

/** Assumed, as the platform does not state it. */
const WAIT_IN_SECONDS = 60;

type Cause =
  | 'refused'
  | 'notLoggedIn'
  | 'unknownPath'
  | 'tooMany'
  | 'platformTimedOut'
  | 'platformFailed';

export interface Wording {
  /** The message when the platform rejects the request (spec §8). */
  readonly errorCode: ApiErrorCode;
  /** Tells whether spec §8's message also holds when the platform could not be reached. */
  readonly isTrueOfOutage: boolean;
}

export const NOT_LOGGED_IN = { errorCode: 'notLoggedIn', isTrueOfOutage: false } as const;

/** Maps a platform error to the visitor's message; logs the failure without personal data. */
export function mapPlatformError(
  { log, market }: Pick<AccountContext, 'log' | 'market'>,
  failure: OperationFailure,
  { errorCode, isTrueOfOutage }: Wording,
): AccountError {
  const cause = causeOf(failure);
  if (cause === 'refused') return fail(errorCode, { fields: refusedFields(failure) });
  if (cause === 'tooMany') return rateLimited('tooManyAttempts', WAIT_IN_SECONDS);
  const message = messageOf(isTrueOfOutage ? errorCode : cause);
  if (cause !== 'notLoggedIn' && cause !== 'unknownPath') {
    const reason = accountFailureReason(failure);
    log({ level: 'error', event: 'account.failed', shop: market.shop, refusal: errorCode, reason });
  }
  return fail(cause, { message });
}

/** Names the inputs that the platform refused: the path's end, after the object that holds them. */
function refusedFields(failure: OperationFailure): readonly string[] {
  if (failure.kind !== 'userErrors') return [];
  const names = failure.userErrors.flatMap(({ field }) =>
    field.length > 1 ? field.slice(-1) : [],
  );
  return [...new Set(names)];
}

export function causeOf(failure: OperationFailure): Cause {
  switch (failure.kind) {
    case 'userErrors':
      return 'refused';
    case 'throttled':
      return 'tooMany';
    case 'timeout':
      return 'platformTimedOut';
    case 'network':
    case 'http':
    case 'unreadable':
      return 'platformFailed';
    case 'graphql':
      if (failure.errors.some(({ code }) => code === 'ACCESS_DENIED')) return 'notLoggedIn';
      if (failure.errors.some(({ message }) => /limit exceeded/i.test(message))) return 'tooMany';
      if (failure.errors.every(isAboutInput)) return 'refused';
      if (failure.errors.every(isAboutCursor)) return 'unknownPath';
      return 'platformFailed';
  }
}

/** Our documents are valid, so the error stems from a value of the body. */
function isAboutInput({ message }: { readonly message: string }): boolean {
  return /invalid (?:global )?id|was provided invalid value/i.test(message);
}

/** A cursor stems from the address of a page, which a visitor may have altered. */
function isAboutCursor({ message }: { readonly message: string }): boolean {
  return /invalid cursor/i.test(message);
}

/** Logs codes and fields only: messages may repeat an e-mail address, and ids hold tokens. */
export function accountFailureReason(failure: OperationFailure): string {
  switch (failure.kind) {
    case 'graphql':
      return `graphql: ${failure.errors.map(({ code, path }) => `${code ?? '-'} at ${path.join('.')}`).join('; ')}`;
    case 'userErrors':
      return `refused: ${failure.userErrors.map(({ code, field }) => `${code ?? '-'} ${field.join('.')}`).join('; ')}`;
    default:
      return describeNoAnswer(failure);
  }
}

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

const [MOMENT_IN_SECONDS, SOON_IN_SECONDS, HOUR_IN_SECONDS] = [60, 15 * 60, 60 * 60];

/** Promises no sooner another try than there is one. Callers know `tooManyRequests` by its code, whatever is said. */
export function rateLimited(
  code: 'tooManyLogins' | 'tooManyAttempts' | 'tooManyRequests',
  retryAfterInSeconds: number,
): AccountError {
  const said = longerThanSaid(code, retryAfterInSeconds);
  const refusal =
    code === 'tooManyRequests' ? fail(code, { message: messageOf(said) }) : fail(said);
  return { ...refusal, retryAfterInSeconds };
}

function longerThanSaid(code: Parameters<typeof rateLimited>[0], wait: number): ApiErrorCode {
  if (wait > HOUR_IN_SECONDS) return 'tooManyToday';
  if (wait > SOON_IN_SECONDS) return 'tooManyThisHour';
  return code === 'tooManyRequests' && wait > MOMENT_IN_SECONDS ? 'tooManyAttempts' : code;
}
