import type { IdentityFailure, Result } from '@lokke/identity';
import { enter } from './enter.ts';
import type { ProfessionalSource } from './professional-source.ts';

/** So that it does not run out on its way. */
const MARGIN_IN_MS = 60_000;

/** A token that the service takes now, or null for nobody. A session that it no longer knows ends. */
export async function idTokenOf(source: ProfessionalSource): Promise<Result<string | null>> {
  const session = await source.session.read();
  if (session === null) return { ok: true, value: null };
  if (session.idTokenExpiresAtInMs > source.now() + MARGIN_IN_MS) {
    return { ok: true, value: session.idToken };
  }
  const fresh = await source.client.refresh(session.refreshToken);
  if (!fresh.ok) return endIfOver(source, fresh.failure);
  await enter(source, session.email, fresh.value);
  return { ok: true, value: fresh.value.idToken };
}

const OVER: ReadonlySet<IdentityFailure['code']> = new Set([
  'user-disabled',
  'user-not-found',
  'user-token-expired',
  'invalid-user-token',
]);

/** Who was shut out or has a new password is nobody here; an outage says nothing about them. */
export function endIfOver({ session }: ProfessionalSource, failure: IdentityFailure): Result<null> {
  if (!OVER.has(failure.code)) return { ok: false, failure };
  session.end();
  return { ok: true, value: null };
}
