import { normaliseEmail } from '../accounts/index.ts';

interface Mailbox {
  readonly salonEmail: string | null;
  readonly parentEmail: string | null;
}

/** A logged-in customer or professional. */
export interface SalonCandidate {
  readonly email: string;
  /** Tells whether its owner used a letter that was sent there: anybody can register anybody's address. */
  readonly isEmailProved: boolean;
}

/**
 * The salon of a logged-in customer: whose salonEmail is theirs, else whose parentEmail is (spec §1). Of several
 * alike the first in the list. Null for everybody else, and for an address that is not proved.
 */
export function affiliatedSalon<Salon extends Mailbox>(
  { email, isEmailProved }: SalonCandidate,
  salons: readonly Salon[],
): Salon | null {
  return isEmailProved ? salonWithEmail(email, salons) : null;
}

/** All salons with the proved address of somebody, the one that the specification names first. */
export function ownedSalons<Salon extends Mailbox>(
  candidate: SalonCandidate,
  salons: readonly Salon[],
): readonly Salon[] {
  const first = affiliatedSalon(candidate, salons);
  if (first === null) return [];
  const others = salons.filter((one) => one !== first && isSalonEmail(candidate.email, [one]));
  return [first, ...others];
}

/** Tells whether a salon has this address, so that its proof matters. */
export function isSalonEmail(email: string, salons: readonly Mailbox[]): boolean {
  return salonWithEmail(email, salons) !== null;
}

function salonWithEmail<Salon extends Mailbox>(
  email: string,
  salons: readonly Salon[],
): Salon | null {
  const normalised = normaliseEmail(email);
  if (normalised === '') return null;
  const hasEmail = (candidate: string | null) =>
    candidate !== null && normaliseEmail(candidate) === normalised;
  return (
    salons.find(({ salonEmail }) => hasEmail(salonEmail)) ??
    salons.find(({ parentEmail }) => hasEmail(parentEmail)) ??
    null
  );
}

/** A salon customer's type is the salon's number, every other visitor's the consumer label (spec §1). */
export function visitorTypeOf(
  salon: { readonly salonNo: string } | null,
  consumerLabel: string,
): string {
  return salon === null ? consumerLabel : salon.salonNo;
}

interface Numbered {
  readonly salonNo: string;
}

/** The salon whose number is remembered for the locale's market (spec §4). */
export function currentSalonOf<Salon extends Numbered>(
  salons: readonly Salon[],
  rememberedSalonNo: string | null,
): Salon | null {
  return salons.find(({ salonNo }) => salonNo === rememberedSalonNo) ?? null;
}
