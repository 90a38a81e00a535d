import { type ApiErrorCode, messageOf } from '@lokke/contract/errors';
import type { AccountError } from '@lokke/contract/ports';
import type { OperationFailure } from '@lokke/shopify-storefront';
import type { AccountContext } from './account-context.ts';
import { fail, rateLimited } from './account-result.ts';
import { accountFailureReason } from './failure-reason.ts';

/** Assumed, as the platform does not state it. */
const WAIT_IN_SECONDS = 60;

type Cause = 'refused' | 'notLoggedIn' | 'tooMany' | 'platformTimedOut' | 'platformFailed';

export interface Wording {
  /** The message when the platform rejects the request (spec §8). */
  readonly errorCode: ApiErrorCode;
  /** Tells whether spec §8's message also holds when the platform could not be reached. */
  readonly isTrueOfOutage: boolean;
}

/** Maps a platform error to the visitor's message; logs the failure without personal data. */
export function mapPlatformError(
  { log, market }: Pick<AccountContext, 'log' | 'market'>,
  failure: OperationFailure,
  { errorCode, isTrueOfOutage }: Wording,
): AccountError {
  const cause = causeOf(failure);
  if (cause === 'refused') return fail(errorCode);
  if (cause === 'tooMany') return rateLimited('tooManyAttempts', WAIT_IN_SECONDS);
  const message = messageOf(isTrueOfOutage ? errorCode : cause);
  if (cause !== 'notLoggedIn') {
    const reason = accountFailureReason(failure);
    log({ level: 'error', event: 'account.failed', shop: market.shop, refusal: errorCode, reason });
  }
  return fail(cause, { message });
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
      return 'platformFailed';
  }
}

/** Our documents are valid, so the error stems from a value of the body. */
function isAboutInput({ message }: { readonly message: string }): boolean {
  return /invalid (?:global )?id|was provided invalid value/i.test(message);
}
