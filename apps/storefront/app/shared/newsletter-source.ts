import type { AccountOutcome } from './accounts-source.ts';

/** The newsletter of one market, for one visitor. */
export interface Newsletter {
  readonly join: (input: { readonly email?: string | undefined }) => Promise<AccountOutcome<null>>;
}
