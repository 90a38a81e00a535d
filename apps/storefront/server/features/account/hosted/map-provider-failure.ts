import type { AccountError } from '@lokke/contract/ports';
import type { ProviderFailure } from '@lokke/shopify-customer-account';
import type { AccountContext } from '../account-context.ts';
import { fail } from '../account-result.ts';

/** Logs codes only: messages may repeat what a stranger sent. */
export function mapProviderFailure(
  { log, market }: Pick<AccountContext, 'log' | 'market'>,
  what: 'login' | 'refresh' | 'discovery',
  failure: ProviderFailure,
): AccountError {
  const reason = reasonOf(failure);
  log({ level: 'error', event: 'account.failed', shop: market.shop, refusal: what, reason });
  if (failure.kind === 'timeout') return fail('platformTimedOut');
  const isAnswer = failure.kind === 'refused' || failure.kind === 'forged';
  return fail(isAnswer && what === 'login' ? 'loginNotFinished' : 'platformFailed');
}

function reasonOf(failure: ProviderFailure): string {
  switch (failure.kind) {
    case 'network':
    case 'unreadable':
      return `${failure.kind}: ${failure.message}`;
    case 'timeout':
      return `timeout after ${failure.timeoutInMs} ms`;
    case 'http':
      return `http ${failure.status}`;
    case 'refused':
    case 'forged':
      // An error code of the query is anyone's text.
      return `${failure.kind}: ${failure.code.replaceAll(/[^\w-]/g, '').slice(0, 60)}`;
  }
}
