import type { AccountOutcome, MethodOf, Visitor } from '@lokke/contract/ports';
import { type AccessToken, customerIdentity } from '@lokke/shopify-storefront';
import type { RequestSession } from '../../../http/session/index.ts';
import { inContext } from '../../shop-connection/index.ts';
import type { AccountBackend } from '../account-backend.ts';
import type { AccountContext } from '../account-context.ts';
import { accountOf } from '../account-limits.ts';
import { mapPlatformError, NOT_LOGGED_IN, succeed } from '../account-result.ts';

/** Context of a shop whose customers have passwords of their own. */
export interface LegacyContext extends AccountContext {
  readonly session: RequestSession;
}

export type Method<Name extends keyof AccountBackend> = MethodOf<
  LegacyContext,
  AccountBackend[Name]
>;

/** Starts a customer's session, on a device that is known from now on. */
export async function startSession(
  source: LegacyContext,
  email: string,
  { accessToken, expiresAt }: AccessToken,
): Promise<AccountOutcome<Visitor>> {
  await source.device.remember(accountOf(source, email));
  await source.session.start({
    email,
    customerAccessToken: accessToken,
    expiresAtInMs: Date.parse(expiresAt),
  });
  source.log({ level: 'info', event: 'login.done', market: source.market.locale });
  return succeed({ isLoggedIn: true, email });
}

/** Identifies the session's customer at the platform; a revoked token clears the session. */
export const identify: Method<'identify'> = async (source) => {
  const session = await source.session.read();
  if (session === null) return succeed(null);
  const { customerAccessToken } = session;
  const variables = { ...inContext(source), customerAccessToken };
  const result = await customerIdentity(source.client, variables);
  if (!result.ok) return mapPlatformError(source, result.failure, NOT_LOGGED_IN);
  if (result.value === null) {
    source.session.end();
    return succeed(null);
  }
  return succeed({ customerId: result.value.id, email: result.value.email ?? session.email });
};

/** Returns the given token, else the session's. */
export async function tokenOf(
  { session }: LegacyContext,
  given: string | null | undefined,
): Promise<string | null> {
  if (typeof given === 'string' && given !== '') return given;
  return (await session.read())?.customerAccessToken ?? null;
}

/** Clears a session whose token the platform rejects. */
export async function dropInvalidToken({ session }: LegacyContext, token: string): Promise<void> {
  if ((await session.read())?.customerAccessToken === token) session.end();
}
