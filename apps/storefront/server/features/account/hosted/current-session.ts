import type { AccountError, AccountOutcome } from '@lokke/contract/ports';
import type { ProviderFailure } from '@lokke/shopify-customer-account';
import type { HostedSession } from '../../../http/session/index.ts';
import { describeNoAnswer } from '../../shop-connection/index.ts';
import type { AccountContext } from '../account-context.ts';
import { fail, succeed } from '../account-result.ts';
import type { HostedContext } from './hosted-context.ts';
import { markOf } from './refreshes.ts';

/** The token is exchanged while it still works, so that a failing provider is no harm at once. */
const REFRESHED_BEFORE_END_IN_MS = 120_000;
/** Counted anew with each refresh. */
export const SESSION_LIFETIME_IN_MS = 30 * 86_400_000;

/** The customer's session with a token that works; null for nobody. */
export async function currentSession(
  source: HostedContext,
): Promise<AccountOutcome<HostedSession | null>> {
  const session = await source.cookies.session.read();
  if (session === null) return succeed(null);
  const leftInMs = session.accessEndsAtInMs - source.now();
  if (leftInMs > REFRESHED_BEFORE_END_IN_MS) return succeed(session);
  const refreshed = await refresh(source, session);
  // Until the old token ends, it does not matter why: another server may have been faster.
  return refreshed.ok && refreshed.value !== null
    ? refreshed
    : leftInMs > 0
      ? succeed(session)
      : endIfGone(source, session, refreshed);
}

/** Null where the provider says that the login is over; any other failure ends nothing. */
async function refresh(
  source: HostedContext,
  session: HostedSession,
): Promise<AccountOutcome<HostedSession | null>> {
  const { refreshToken } = session;
  if (refreshToken === null) return succeed(null);
  const connected = await source.connect();
  if (!connected.ok) return mapProviderFailure(source, 'discovery', connected.failure);
  const { provider } = connected.value;
  const result = await source.refreshes.once(refreshToken, () => provider.refresh(refreshToken));
  if (!result.ok) {
    const { failure } = result;
    const isOver = failure.kind === 'refused' && failure.code === 'invalid_grant';
    return isOver ? succeed(null) : mapProviderFailure(source, 'refresh', failure);
  }
  const { accessToken, expiresAtInMs, refreshToken: next } = result.value;
  const renewed = {
    ...session,
    accessToken,
    accessEndsAtInMs: expiresAtInMs,
    refreshToken: next ?? refreshToken,
    expiresAtInMs: source.now() + SESSION_LIFETIME_IN_MS,
  };
  await source.cookies.session.start(renewed);
  return succeed(renewed);
}

const REMEMBERED_FOR_IN_MS = 600_000;

/**
 * A refused session ends when its cookie comes a second time. The first time the browser may hold a newer one from
 * another server already, which clearing the cookie would take away.
 */
async function endIfGone(
  { cookies, now }: HostedContext,
  { refreshToken }: HostedSession,
  refreshed: AccountOutcome<HostedSession | null>,
): Promise<AccountOutcome<HostedSession | null>> {
  if (!refreshed.ok) return refreshed;
  const mark = markOf(refreshToken ?? '');
  if (refreshToken === null || (await cookies.refused.read())?.mark === mark) {
    cookies.session.end();
    cookies.hint.end();
    cookies.refused.end();
  } else {
    await cookies.refused.start({ mark, expiresAtInMs: now() + REMEMBERED_FOR_IN_MS });
  }
  return succeed(null);
}

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
    case 'refused':
    case 'forged':
      // An error code of the query is anyone's text.
      return `${failure.kind}: ${failure.code.replaceAll(/[^\w-]/g, '').slice(0, 60)}`;
    default:
      return describeNoAnswer(failure);
  }
}
