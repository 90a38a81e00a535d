import type { PublicSalon } from '@lokke/domain/salons';
import type { AccountOutcome } from '../../app/shared/accounts-source.ts';
import type { Professional } from '../../app/shared/professionals-source.ts';
import { done } from '../accounts/index.ts';
import { endIfOver, idTokenOf } from './id-token-of.ts';
import { identityRefusal } from './identity-refusal.ts';
import type { ProfessionalSource } from './professional-source.ts';

/** Who is logged in, by the service's word. */
export async function who(
  source: ProfessionalSource,
): Promise<AccountOutcome<Professional | null>> {
  const token = await idTokenOf(source);
  if (!token.ok) return identityRefusal(source, token.failure);
  if (token.value === null) return done(null);
  const found = await source.client.lookUp(token.value);
  if (!found.ok) {
    const ended = endIfOver(source, found.failure);
    return ended.ok ? done(null) : identityRefusal(source, ended.failure);
  }
  const { email, isEmailVerified } = found.value;
  // Anyone can register with an address; only who has confirmed it is shown what belongs to it.
  const salon = isEmailVerified ? await salonOf(source, email) : null;
  return done({ email, isEmailVerified, salon });
}

async function salonOf(
  { salons, market }: ProfessionalSource,
  email: string,
): Promise<PublicSalon | null> {
  const loaded = await salons.listOf(market);
  return loaded.kind === 'found' ? loaded.value.ofEmail(email) : null;
}
