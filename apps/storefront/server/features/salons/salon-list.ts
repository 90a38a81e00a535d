import type { SalonList } from '@lokke/contract/ports';
import type { Market } from '@lokke/domain/markets';
import {
  affiliatedSalon,
  isSalonEmail,
  type PublicSalon,
  type Salon,
  type SalonCandidate,
  salonFinder,
  toPublicSalon,
} from '@lokke/domain/salons';

/** A market's salons. E-mail addresses are matched but never returned. */
export interface ServerSalonList extends SalonList {
  readonly isSalonEmail: (email: string) => boolean;
  readonly ofCustomer: (customer: SalonCandidate) => PublicSalon | null;
}

export function salonList(salons: readonly Salon[], { languageTag }: Market): ServerSalonList {
  const { compare } = new Intl.Collator(languageTag, { numeric: true });
  const ordered = salons.toSorted(
    (left, right) => compare(left.city, right.city) || compare(left.salonName, right.salonName),
  );
  const published = ordered.map(toPublicSalon);
  const byNumber = new Map(published.map((salon) => [salon.salonNo, salon]));
  return {
    size: salons.length,
    find: salonFinder(published),
    byNumber: (salonNo) => byNumber.get(salonNo) ?? null,
    isSalonEmail: (email) => isSalonEmail(email, salons),
    ofCustomer: (customer) => {
      const salon = affiliatedSalon(customer, salons);
      return salon === null ? null : toPublicSalon(salon);
    },
  };
}
