import type { Prescription, PrescriptionState } from '@lokke/domain/prescriptions';
import type { OfSalon } from './salon-statement.ts';

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

export interface SalonPrescriptions extends OfSalon {
  readonly prescriptions: readonly SalonPrescription[];
}

export type PrescriptionAnswer =
  | { readonly kind: 'open'; readonly prescription: Prescription; readonly closesAt: string }
  | { readonly kind: 'expired' | 'revoked' | 'unknown' | 'unavailable' };

/** Prescriptions as their clients open them, who are anybody with the link. */
export interface PrescriptionSource {
  /** Counts that it was opened. */
  readonly open: (code: string) => Promise<PrescriptionAnswer>;
}
