import type { AccountOutcome, Professional, SalonStatementAnswer } from '@lokke/contract/ports';
import type { PublicSalon, SalonCandidate } from '@lokke/domain/salons';
import { succeed } from '../account/index.ts';
import { mapIdentityError } from './map-identity-error.ts';
import {
  endSessionIfRevoked,
  idTokenOf,
  type ProfessionalContext,
} from './professional-context.ts';

/** Identifies the session's professional at the identity service. */
export async function currentProfessional(
  source: ProfessionalContext,
): Promise<AccountOutcome<Professional | null>> {
  const token = await idTokenOf(source);
  if (!token.ok) return mapIdentityError(source, token.failure);
  if (token.value === null) return succeed(null);
  const found = await source.client.lookUp(token.value);
  if (!found.ok) {
    const ended = endSessionIfRevoked(source, found.failure);
    return ended.ok ? succeed(null) : mapIdentityError(source, ended.failure);
  }
  const { email, isEmailVerified } = found.value;
  const salon = await salonOf(source, { email, isEmailProved: isEmailVerified });
  return succeed({ email, isEmailVerified, salon, hasBankDesk: source.bank !== null });
}

async function salonOf(
  { salons, market }: ProfessionalContext,
  candidate: SalonCandidate,
): Promise<PublicSalon | null> {
  const loaded = await salons.listOf(market);
  return loaded.kind === 'found' ? loaded.value.ofCustomer(candidate) : null;
}

type SalonHere =
  | { readonly kind: 'here'; readonly email: string; readonly salon: PublicSalon }
  | Exclude<SalonStatementAnswer, { readonly kind: 'found' }>;

/** The salon whose address the professional has proved: requests name no salon. */
export async function salonHere(source: ProfessionalContext): Promise<SalonHere> {
  const here = await currentProfessional(source);
  if (!here.ok) return { kind: 'unavailable' };
  if (here.value === null) return { kind: 'loggedOut' };
  const { email, salon } = here.value;
  return salon === null ? { kind: 'noSalon' } : { kind: 'here', email, salon };
}

export async function salonStatement(source: ProfessionalContext): Promise<SalonStatementAnswer> {
  const here = await salonHere(source);
  if (here.kind !== 'here') return here;
  const statement = await source.statements.ofSalon(source.market, here.salon);
  return statement === null ? { kind: 'unavailable' } : { kind: 'found', statement };
}
