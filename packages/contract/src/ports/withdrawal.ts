import type { WithdrawalStatement } from '@lokke/domain/withdrawal';
import type { AccountOutcome } from './account-service.ts';

/** Where a shopper of one market withdraws from a purchase. */
export interface Withdrawal {
  /** Done once the receipt is on its way; when it was received, in ISO 8601. */
  readonly submit: (
    input: Partial<WithdrawalStatement>,
  ) => Promise<AccountOutcome<{ readonly receivedAt: string }>>;
}
