import type { IdentityCode } from './identity-code.ts';

export interface IdentityFailure {
  readonly code: IdentityCode;
  /** For the log: the service's own words, or what broke on the way. Never an address or a token. */
  readonly reason: string;
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: IdentityFailure };
