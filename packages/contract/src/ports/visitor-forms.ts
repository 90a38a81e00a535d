import type { WithdrawalStatement } from '@lokke/domain/withdrawal';
import type { AccountOutcome } from './account-service.ts';

/** The newsletter of one market, for one visitor. */
export interface Newsletter {
  readonly join: (input: { readonly email?: string | undefined }) => Promise<AccountOutcome<null>>;
}

/** Withdrawals from purchases in one market. */
export interface Withdrawal {
  /** Resolves once the receipt is sent, with the time of submission in ISO 8601. */
  readonly submit: (
    input: Partial<WithdrawalStatement>,
  ) => Promise<AccountOutcome<{ readonly receivedAt: string }>>;
}
