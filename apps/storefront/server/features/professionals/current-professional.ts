import type { AccountOutcome, Professional } from '@lokke/contract/ports';
import type { PublicSalon, SalonCandidate } from '@lokke/domain/salons';
import { succeed } from '../account/index.ts';
import { endSessionIfRevoked, idTokenOf } from './id-token-of.ts';
import { mapIdentityError } from './map-identity-error.ts';
import type { ProfessionalContext } from './professional-context.ts';

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
  return succeed({ email, isEmailVerified, salon });
}

async function salonOf(
  { salons, market }: ProfessionalContext,
  candidate: SalonCandidate,
): Promise<PublicSalon | null> {
  const loaded = await salons.listOf(market);
  return loaded.kind === 'found' ? loaded.value.ofCustomer(candidate) : null;
}
