import type { IdentityTokens } from '@lokke/identity';
import type { ProfessionalContext } from './professional-context.ts';

const DAY_IN_MS = 86_400_000;
/** The service's refresh tokens do not expire; sessions end after two weeks of inactivity. */
const SESSION_IN_MS = 14 * DAY_IN_MS;

/** Starts a session, or continues one with refreshed tokens. */
export async function startSession(
  { session, now }: Pick<ProfessionalContext, 'session' | 'now'>,
  email: string,
  { idToken, refreshToken, expiresInSeconds }: IdentityTokens,
): Promise<void> {
  await session.start({
    email,
    idToken,
    idTokenExpiresAtInMs: now() + expiresInSeconds * 1000,
    refreshToken,
    expiresAtInMs: now() + SESSION_IN_MS,
  });
}
