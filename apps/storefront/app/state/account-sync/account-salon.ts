import type { AccountSalon } from '@lokke/domain/salons';
import type { RememberedSalon } from '../salon/remembered-salon.ts';

/** What an account says of a salon that was taken away: nothing at all would let an old choice come back. */
export const REMOVED_SALON: Record<string, unknown> = { salonNo: null };

/** Reads what an account keeps: our own writing, or a bare number that somebody else wrote. */
export function accountSalonOf(kept: unknown): AccountSalon<RememberedSalon> {
  if (typeof kept === 'string' && kept !== '') return chosen(kept, kept);
  if (typeof kept === 'number') return chosen(String(kept), String(kept));
  if (typeof kept !== 'object' || kept === null || !('salonNo' in kept)) return { kind: 'unset' };
  const { salonNo } = kept;
  if (salonNo === null) return { kind: 'removed' };
  if (typeof salonNo !== 'string' || salonNo === '') return { kind: 'unset' };
  const name = 'salonName' in kept && typeof kept.salonName === 'string' ? kept.salonName : salonNo;
  return chosen(salonNo, name);
}

function chosen(salonNo: string, salonName: string): AccountSalon<RememberedSalon> {
  return { kind: 'chosen', salon: { salonNo, salonName } };
}
