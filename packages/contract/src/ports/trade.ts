import type { ProductDetail, Variant } from '@lokke/domain/catalogue';
import type { MissingTradeProof, ProfessionalRate, RowProblem } from '@lokke/domain/trade';
import type { AccountOutcome } from './accounts.ts';

/** Row of an order list that can be had. */
export interface FoundRow {
  readonly product: ProductDetail;
  readonly variant: Variant;
  readonly quantity: number;
}

export interface TradeOrder {
  readonly found: readonly FoundRow[];
  readonly faults: readonly {
    readonly row: number;
    readonly text: string;
    readonly problem: RowProblem;
  }[];
}

/** Rates of a salon customer; none while the salon's proof of its trade is missing. */
export interface TradeTerms {
  readonly rates: readonly ProfessionalRate[];
  readonly missingProof: MissingTradeProof | null;
}

/** Business of one visitor as a salon customer; each answers null to everybody else. */
export interface Trade {
  readonly rates: () => Promise<AccountOutcome<TradeTerms | null>>;
  /** VAT number by which a salon proved its trade, for its invoices; null where the shop knows none. */
  readonly vatNumber: () => Promise<string | null>;
  /** Finds what an order list names. */
  readonly order: (list: string) => Promise<AccountOutcome<TradeOrder | null>>;
}
