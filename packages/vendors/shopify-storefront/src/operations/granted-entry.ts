import type { OperationFailure } from '../client/failure.ts';
import { fail, type Result, succeed } from '../client/result.ts';
import { type AccessToken, type GrantPayload, grantedToken } from './granted-token.ts';

/** Whoever followed a link out of a mail is let in, and learns here as whom. */
export interface Entry {
  readonly email: string | null;
  readonly token: AccessToken;
}

export type EntryResult = Result<Entry, OperationFailure>;

interface EntryPayload extends GrantPayload {
  readonly customer: { readonly email: string | null } | null;
}

export function grantedEntry(payload: EntryPayload | null | undefined): EntryResult {
  const granted = grantedToken(payload);
  if (!granted.ok) return granted;
  const customer = payload?.customer ?? null;
  return customer === null
    ? fail({ kind: 'unreadable', message: 'The mutation answered no customer' })
    : succeed({ email: customer.email, token: granted.value });
}
