import type { IdentityTokens } from '@lokke/identity';
import type { ProfessionalContext } from './professional-context.ts';

const DAY_IN_MS = 86_400_000;
/** The service's own tokens do not run out; who has not been here for two weeks logs in again. */
const SESSION_IN_MS = 14 * DAY_IN_MS;

/** Begins the session of whom the service let in, or lets it go on with fresh tokens. */
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
