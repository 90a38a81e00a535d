import type { Earning, StatementMonth, StatementSums } from '@lokke/domain/kickback';
import type { CurrencyCode } from '@lokke/domain/money';
import type { PublicSalon } from '@lokke/domain/salons';

/** Earnings of a salon for its owner: of buyers nothing but the number, date and amounts of orders. */
export interface SalonStatement {
  readonly salon: Pick<PublicSalon, 'salonNo' | 'salonName' | 'city'>;
  readonly currencyCode: CurrencyCode;
  readonly ratePercent: number;
  /** Oldest first; months without bookings too. */
  readonly months: readonly StatementMonth[];
  readonly sums: StatementSums;
  /** Newest first. */
  readonly bookings: readonly Earning[];
}

/** Reason why nothing is told of the salon that somebody acts for. */
export type SalonRefusal =
  /** Nobody is logged in. */
  | { readonly kind: 'loggedOut' }
  /** The address is not proved, or is no salon's of the market. */
  | { readonly kind: 'noSalon' }
  /** Reading it fails now, or the shop has no Admin token. */
  | { readonly kind: 'unavailable' };

export type SalonStatementAnswer =
  | { readonly kind: 'found'; readonly statement: SalonStatement }
  | SalonRefusal;

/** Something of the salon that somebody acts for. */
export interface OfSalon {
  readonly kind: 'found';
  readonly salonNo: string;
  readonly salonName: string;
}
