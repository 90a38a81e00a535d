import type { SalonList } from '@lokke/contract/ports';
import type { Market } from '@lokke/domain/markets';
import {
  affiliatedSalon,
  cityIn,
  isSalonEmail,
  ownedSalons,
  type PublicSalon,
  placesOf,
  type Salon,
  type SalonCandidate,
  type StoredDetails,
  salonDetailsOf,
  salonFinder,
  toPublicSalon,
} from '@lokke/domain/salons';

/** A market's salons. E-mail addresses are matched but never returned. */
export interface ServerSalonList extends SalonList {
  readonly isSalonEmail: (email: string) => boolean;
  /** Addresses of a salon itself. */
  readonly emailsOf: (salonNo: string) => readonly string[];
  readonly ofCustomer: (customer: SalonCandidate) => PublicSalon | null;
  /** All salons with the address of somebody. */
  readonly ownedBy: (candidate: SalonCandidate) => readonly PublicSalon[];
}

/** More would not be readable on a map. */
const MAX_PLACES = 40;

interface StoredSalon extends Salon {
  readonly details?: StoredDetails;
}

export function salonList(
  salons: readonly StoredSalon[],
  { language, languageTag }: Market,
): ServerSalonList {
  const { compare } = new Intl.Collator(languageTag, { numeric: true });
  const named = salons.map((salon) => ({ ...salon, city: cityIn(language, salon) }));
  const ordered = named.toSorted(
    (left, right) => compare(left.city, right.city) || compare(left.salonName, right.salonName),
  );
  const published = ordered.map(toPublicSalon);
  const byNumber = new Map(published.map((salon) => [salon.salonNo, salon]));
  const detailsByNumber = new Map(
    salons.map(({ salonNo, details }) => [salonNo, salonDetailsOf(details)]),
  );
  const detailsOf = (salonNo: string) => detailsByNumber.get(salonNo) ?? salonDetailsOf(undefined);
  const find = salonFinder(published);
  return {
    size: salons.length,
    places: placesOf(published, MAX_PLACES),
    find(input) {
      const { salons: found, total } = find(input);
      const shown = found.map((one) => {
        const { bookingUrl, photo } = detailsOf(one.salon.salonNo);
        return { ...one, bookingUrl, ...(photo !== null && { photo }) };
      });
      return { salons: shown, total };
    },
    byNumber: (salonNo) => byNumber.get(salonNo) ?? null,
    detailsOf,
    isSalonEmail: (email) => isSalonEmail(email, salons),
    emailsOf(salonNo) {
      const salon = salons.find((one) => one.salonNo === salonNo);
      return [salon?.salonEmail, salon?.parentEmail].filter((one) => typeof one === 'string');
    },
    ownedBy: (candidate) => ownedSalons(candidate, named).map(toPublicSalon),
    ofCustomer: (customer) => {
      const salon = affiliatedSalon(customer, named);
      return salon === null ? null : toPublicSalon(salon);
    },
  };
}
