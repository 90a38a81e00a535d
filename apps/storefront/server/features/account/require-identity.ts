import type { AccountOutcome, Visitor } from '@lokke/contract/ports';
import type { AccountBackend, Identity } from './account-backend.ts';
import { fail, succeed } from './account-result.ts';

export const NOBODY: Visitor = { isLoggedIn: false, email: null };

type Identifying = Pick<AccountBackend, 'identify'>;

export async function visitor(backend: Identifying): Promise<AccountOutcome<Visitor>> {
  const identified = await backend.identify();
  if (!identified.ok) return identified;
  return succeed(
    identified.value === null ? NOBODY : { isLoggedIn: true, email: identified.value.email },
  );
}

/** Requires a logged-in customer. */
export async function requireIdentity(backend: Identifying): Promise<AccountOutcome<Identity>> {
  const identified = await backend.identify();
  if (!identified.ok) return identified;
  return identified.value === null ? fail('notLoggedIn') : succeed(identified.value);
}
