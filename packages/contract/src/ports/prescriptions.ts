import type { Prescription, PrescriptionState } from '@lokke/domain/prescriptions';
import type { SalonStatementAnswer } from './salon-statement.ts';

/** Prescription as its salon sees it. */
export interface SalonPrescription {
  readonly prescription: Prescription;
  readonly state: PrescriptionState;
  /** ISO 8601. */
  readonly closesAt: string;
  readonly openedCount: number;
  /** Count of paid orders for this salon in this market; null while orders cannot be read. */
  readonly boughtCount: number | null;
}

export type SalonPrescriptions =
  | {
      readonly kind: 'found';
      readonly salonNo: string;
      readonly salonName: string;
      readonly prescriptions: readonly SalonPrescription[];
    }
  | Exclude<SalonStatementAnswer, { readonly kind: 'found' }>;

export type PrescriptionAnswer =
  | { readonly kind: 'open'; readonly prescription: Prescription; readonly closesAt: string }
  | { readonly kind: 'expired' | 'revoked' | 'unknown' | 'unavailable' };

/** Prescriptions as their clients open them, who are anybody with the link. */
export interface PrescriptionSource {
  /** Counts that it was opened. */
  readonly open: (code: string) => Promise<PrescriptionAnswer>;
}
