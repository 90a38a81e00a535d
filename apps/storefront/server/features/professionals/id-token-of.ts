import type { IdentityFailure, IdentityResult } from '@lokke/identity';
import type { ProfessionalContext } from './professional-context.ts';
import { startSession } from './start-session.ts';

/** Margin, so that the token does not expire in transit. */
const MARGIN_IN_MS = 60_000;

/** Returns a valid id token, refreshed if needed, or null. Ends a session that the service has revoked. */
export async function idTokenOf(
  source: ProfessionalContext,
): Promise<IdentityResult<string | null>> {
  const session = await source.session.read();
  if (session === null) return { ok: true, value: null };
  if (session.idTokenExpiresAtInMs > source.now() + MARGIN_IN_MS) {
    return { ok: true, value: session.idToken };
  }
  const fresh = await source.client.refresh(session.refreshToken);
  if (!fresh.ok) return endSessionIfRevoked(source, fresh.failure);
  await startSession(source, session.email, fresh.value);
  return { ok: true, value: fresh.value.idToken };
}

const OVER: ReadonlySet<IdentityFailure['code']> = new Set([
  'user-disabled',
  'user-not-found',
  'user-token-expired',
  'invalid-user-token',
]);

/** A disabled account or a changed password ends the session; an outage does not. */
export function endSessionIfRevoked(
  { session }: ProfessionalContext,
  failure: IdentityFailure,
): IdentityResult<null> {
  if (!OVER.has(failure.code)) return { ok: false, failure };
  session.end();
  return { ok: true, value: null };
}
