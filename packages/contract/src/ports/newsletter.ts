import type { AccountOutcome } from './account-service.ts';

/** The newsletter of one market, for one visitor. */
export interface Newsletter {
  readonly join: (input: { readonly email?: string | undefined }) => Promise<AccountOutcome<null>>;
}
