import type { CancellationStatement } from '@lokke/domain/cancellation';
import type { ContactMessage } from '@lokke/domain/contact';
import type { WithdrawalStatement } from '@lokke/domain/withdrawal';
import type { AccountOutcome } from './accounts.ts';

/** The newsletter of one market, for one visitor. */
export interface Newsletter {
  readonly join: (input: { readonly email?: string | undefined }) => Promise<AccountOutcome<null>>;
}

/** Product that somebody waits for. */
export interface RestockRequest {
  readonly email: string;
  /** The product's. */
  readonly handle: string;
  readonly variantId: string;
  readonly title: string;
  /** Null for the only size. */
  readonly size: string | null;
}

type RestockInput = Partial<Pick<RestockRequest, 'email' | 'handle' | 'variantId'>>;

/** Letters about sold-out sizes of one market that are back. */
export interface Restock {
  /** Asks the address whether it is theirs; answers the same for all addresses. */
  readonly request: (input: RestockInput) => Promise<AccountOutcome<null>>;
  /** Reads the link of that letter; null for one that is forged, over or another shop's. */
  readonly read: (token: string) => Promise<RestockRequest | null>;
  readonly confirm: (token: string) => Promise<AccountOutcome<RestockRequest>>;
}

export interface StatementReceipt {
  /** Moment of submission, in ISO 8601. */
  readonly receivedAt: string;
  /** False where the address had as many receipts within the hour as it gets. */
  readonly isMailed: boolean;
}

/** Withdrawals from purchases in one market. */
export interface Withdrawal {
  readonly submit: (
    input: Partial<WithdrawalStatement>,
  ) => Promise<AccountOutcome<StatementReceipt>>;
}

/** Ends of running contracts in one market. */
export interface Cancellation {
  readonly submit: (
    input: { readonly [Field in keyof CancellationStatement]?: string },
  ) => Promise<AccountOutcome<StatementReceipt>>;
}

/** Reports of reviews to the shop in one market. */
export interface ReviewDesk {
  /** Resolves once the report is handed over; `review` names what it is about. */
  readonly report: (
    input: { readonly [Field in keyof ContactMessage]?: string },
    review: string,
  ) => Promise<AccountOutcome<null>>;
}

/** Messages to the shop in one market. */
export interface ContactDesk {
  /** Resolves once the message is handed over; the sender gets an acknowledgement. */
  readonly write: (
    input: { readonly [Field in keyof ContactMessage]?: string },
  ) => Promise<AccountOutcome<null>>;
}
