import type { AccountOutcome } from '@lokke/contract/ports';
import type { Result } from '@lokke/http-client';
import {
  type CustomerAccountClient,
  createCustomerAccountClient,
  type OperationFailure,
} from '@lokke/shopify-customer-account';
import type { HostedSession } from '../../../http/session/index.ts';
import { fail, mapPlatformError, succeed, type Wording } from '../account-result.ts';
import { currentSession, mapProviderFailure } from './current-session.ts';
import type { HostedContext } from './hosted-context.ts';

export type CustomerWork<Value> = (
  client: CustomerAccountClient,
) => Promise<Result<Value, OperationFailure>>;

/** Works with the API as the session's customer; a token that it does not take ends the session. */
export async function withCustomer<Value>(
  source: HostedContext,
  wording: Wording,
  work: CustomerWork<Value>,
): Promise<AccountOutcome<Value>> {
  const current = await currentSession(source);
  if (!current.ok) return current;
  if (current.value === null) return fail('notLoggedIn');
  const outcome = await withToken(source, current.value.accessToken, { wording, work });
  if (!outcome.ok && outcome.code === 'notLoggedIn') endSession(source);
  return outcome;
}

export async function requireSession(
  source: HostedContext,
): Promise<AccountOutcome<HostedSession>> {
  const current = await currentSession(source);
  if (!current.ok) return current;
  return current.value === null ? fail('notLoggedIn') : succeed(current.value);
}

export async function withToken<Value>(
  source: HostedContext,
  accessToken: string,
  { wording, work }: { readonly wording: Wording; readonly work: CustomerWork<Value> },
): Promise<AccountOutcome<Value>> {
  const connected = await source.connect();
  if (!connected.ok) return mapProviderFailure(source, 'discovery', connected.failure);
  const { fetch, timeoutInMs, wait, home } = source;
  const client = createCustomerAccountClient({
    endpoint: connected.value.graphqlApi,
    accessToken,
    origin: new URL(home).origin,
    fetch,
    timeoutInMs,
    wait,
  });
  const result = await work(client);
  if (result.ok) return succeed(result.value);
  const { failure } = result;
  return failure.kind === 'http' && failure.status === 401
    ? fail('notLoggedIn')
    : mapPlatformError(source, failure, wording);
}

export function endSession({ cookies }: HostedContext): void {
  cookies.session.end();
  cookies.hint.end();
}
