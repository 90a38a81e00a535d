import type { SalonList } from '@lokke/contract/ports';
import type { Market } from '@lokke/domain/markets';
import {
  matchSalon,
  type PublicSalon,
  type Salon,
  salonFinder,
  toPublicSalon,
} from '@lokke/domain/salons';

/** A market's salons. E-mail addresses are matched but never returned. */
export interface ServerSalonList extends SalonList {
  readonly ofEmail: (email: string) => PublicSalon | null;
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
    ofEmail: (email) => {
      const salon = matchSalon(email, salons);
      return salon === null ? null : toPublicSalon(salon);
    },
  };
}
