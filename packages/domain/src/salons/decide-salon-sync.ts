import type { AccountSalon } from './account-salon.ts';

export interface SalonSyncInput<Salon> {
  readonly local: Salon | null;
  readonly salonManuallyDeleted: boolean;
  /** Last common state, `null` for no salon; undefined before the first sync. */
  readonly agreedSalonNo: string | null | undefined;
  readonly account: AccountSalon<Salon>;
  /** The salon whose e-mail address is the customer's (spec §1). */
  readonly matched: Salon | null;
}

export type SalonSyncDecision<Salon> =
  | { readonly kind: 'keep' }
  /** The account's salon is taken over here. */
  | { readonly kind: 'takeOver'; readonly salon: Salon | null }
  /** The local salon is written to the account. */
  | { readonly kind: 'write'; readonly salon: Salon | null }
  /** Nothing was chosen: both sides get the affiliated salon. */
  | { readonly kind: 'choose'; readonly salon: Salon };

/**
 * Merges the local and the account's salon. A local change since the last common state is written to the account;
 * otherwise the account's salon is taken over, so that a choice reaches all devices.
 */
export function decideSalonSync<Salon extends { readonly salonNo: string }>(
  input: SalonSyncInput<Salon>,
): SalonSyncDecision<Salon> {
  const { local, salonManuallyDeleted, agreedSalonNo, account, matched } = input;
  const localNo = local?.salonNo ?? null;
  const accountNo = account.kind === 'chosen' ? account.salon.salonNo : null;
  if (account.kind !== 'unset' && localNo === accountNo) return { kind: 'keep' };
  // A number that storage lost, or that is on no list just now, was not removed by the visitor.
  const isLost = local === null && !salonManuallyDeleted;
  if (agreedSalonNo !== undefined && localNo !== agreedSalonNo && !isLost) {
    return { kind: 'write', salon: local };
  }
  if (account.kind === 'chosen') return { kind: 'takeOver', salon: account.salon };
  if (account.kind === 'removed' && agreedSalonNo !== undefined) {
    return { kind: 'takeOver', salon: null };
  }
  if (local !== null || salonManuallyDeleted) return { kind: 'write', salon: local };
  return matched === null ? { kind: 'keep' } : { kind: 'choose', salon: matched };
}
