/** The salon stored in an account (spec §6). */
export type AccountSalon<Salon> =
  | { readonly kind: 'unset' }
  /** Removed on purpose, on any device. */
  | { readonly kind: 'removed' }
  | { readonly kind: 'chosen'; readonly salon: Salon };

export interface NamedSalon {
  readonly salonNo: string;
  readonly salonName: string;
}

/** Written on removal: an empty field would let an old choice return. */
export const REMOVED_SALON = { salonNo: null } as const;

/** Reads the account's salon: our JSON, or a bare number from other writers. */
export function accountSalonOf(stored: unknown): AccountSalon<NamedSalon> {
  if (typeof stored === 'string' && stored !== '') return choiceOf(stored, stored);
  if (typeof stored === 'number') return choiceOf(String(stored), String(stored));
  if (typeof stored !== 'object' || stored === null || !('salonNo' in stored))
    return { kind: 'unset' };
  const { salonNo } = stored;
  if (salonNo === null) return { kind: 'removed' };
  if (typeof salonNo !== 'string' || salonNo === '') return { kind: 'unset' };
  const name =
    'salonName' in stored && typeof stored.salonName === 'string' ? stored.salonName : salonNo;
  return choiceOf(salonNo, name);
}

function choiceOf(salonNo: string, salonName: string): AccountSalon<NamedSalon> {
  return { kind: 'chosen', salon: { salonNo, salonName } };
}
