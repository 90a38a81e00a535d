/** What an account says about its customer's salon (spec §6). */
export type AccountSalon<Salon> =
  | { readonly kind: 'unset' }
  /** Taken away on purpose, on whatever device. */
  | { readonly kind: 'removed' }
  | { readonly kind: 'chosen'; readonly salon: Salon };

export interface SalonSyncInput<Salon> {
  readonly local: Salon | null;
  readonly salonManuallyDeleted: boolean;
  /** What both sides agreed on last, `null` for no salon; undefined before the first time. */
  readonly agreedSalonNo: string | null | undefined;
  readonly account: AccountSalon<Salon>;
  /** The salon whose e-mail address is the customer's (spec §1). */
  readonly matched: Salon | null;
}

export type SalonSyncDecision<Salon> =
  | { readonly kind: 'keep' }
  /** The account's word counts here from now on. */
  | { readonly kind: 'takeOver'; readonly salon: Salon | null }
  /** What is here is what the account has to know. */
  | { readonly kind: 'write'; readonly salon: Salon | null }
  /** Nobody has chosen anything: the customer's own salon it is, on both sides. */
  | { readonly kind: 'choose'; readonly salon: Salon };

/**
 * Which side counts when a customer is logged in. What changed here since both last agreed goes to the account;
 * otherwise the account's word counts, so that a choice on one device reaches the others and stays.
 */
export function decideSalonSync<Salon extends { readonly salonNo: string }>(
  question: SalonSyncInput<Salon>,
): SalonSyncDecision<Salon> {
  const { local, salonManuallyDeleted, agreedSalonNo, account, matched } = question;
  const localNo = local?.salonNo ?? null;
  const accountNo = account.kind === 'chosen' ? account.salon.salonNo : null;
  if (account.kind !== 'unset' && localNo === accountNo) return { kind: 'keep' };
  if (agreedSalonNo !== undefined && localNo !== agreedSalonNo) {
    return { kind: 'write', salon: local };
  }
  if (account.kind === 'chosen') return { kind: 'takeOver', salon: account.salon };
  if (account.kind === 'removed' && agreedSalonNo !== undefined) {
    return { kind: 'takeOver', salon: null };
  }
  if (local !== null || salonManuallyDeleted) return { kind: 'write', salon: local };
  return matched === null ? { kind: 'keep' } : { kind: 'choose', salon: matched };
}
