import { type ApiErrorCode, messageOf } from '@lokke/contract/errors';
import type { AccountError } from '@lokke/contract/ports';
import type { OperationFailure } from '@lokke/shopify-storefront';
import type { AccountContext } from './account-context.ts';
import { fail, rateLimited } from './account-result.ts';

/** As the platform does not say how long it counts. */
const WAIT_IN_SECONDS = 60;

type Cause = 'refused' | 'notLoggedIn' | 'tooMany' | 'platformTimedOut' | 'platformFailed';

export interface Wording {
  /** What it is called when the platform understood and said no (spec §8). */
  readonly refusal: ApiErrorCode;
  /** Whether the sentence of section 8 is also true when the platform could not be asked. */
  readonly isTrueOfOutage: boolean;
}

/** Why the platform did not do it, as the visitor hears it; the log learns what broke, never for whom. */
export function mapPlatformError(
  { log, market }: Pick<AccountContext, 'log' | 'market'>,
  failure: OperationFailure,
  { refusal, isTrueOfOutage }: Wording,
): AccountError {
  const cause = causeOf(failure);
  if (cause === 'refused') return fail(refusal);
  if (cause === 'tooMany') return rateLimited('tooManyAttempts', WAIT_IN_SECONDS);
  const message = messageOf(isTrueOfOutage ? refusal : cause);
  if (cause !== 'notLoggedIn') {
    const reason = accountFailureReason(failure);
    log({ level: 'error', event: 'account.failed', shop: market.shop, refusal, reason });
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

/** Our documents are valid, so what a body held is the only way there. */
function isAboutInput({ message }: { readonly message: string }): boolean {
  return /invalid (?:global )?id|was provided invalid value/i.test(message);
}

/** Codes and fields only: a platform's message may repeat an address, and an id holds a token. */
export function accountFailureReason(failure: OperationFailure): string {
  switch (failure.kind) {
    case 'network':
    case 'unreadable':
      return `${failure.kind}: ${failure.message}`;
    case 'http':
      return `http ${failure.status}`;
    case 'timeout':
      return `timeout after ${failure.timeoutInMs} ms`;
    case 'throttled':
      return 'throttled';
    case 'graphql':
      return `graphql: ${failure.errors.map(({ code, path }) => `${code ?? '-'} at ${path.join('.')}`).join('; ')}`;
    case 'userErrors':
      return `refused: ${failure.userErrors.map(({ code, field }) => `${code ?? '-'} ${field.join('.')}`).join('; ')}`;
  }
}
