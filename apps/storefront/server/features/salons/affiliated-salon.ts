import type { AccountOutcome } from '@lokke/contract/ports';
import type { PublicSalon } from '@lokke/domain/salons';
import { type AccountContext, fail, identify, isEmailProved, succeed } from '../account/index.ts';
import type { Salons } from './create-salons.ts';

/** The salon of the logged-in customer; null for everybody else. A failure says that it is not known. */
export async function affiliatedSalonOf(
  source: AccountContext,
  salons: Salons,
): Promise<AccountOutcome<PublicSalon | null>> {
  const identified = await identify(source);
  if (!identified.ok) return identified;
  if (identified.value === null) return succeed(null);
  const loaded = await salons.listOf(source.market);
  if (loaded.kind !== 'found') return fail('salonsNotLoaded');
  const list = loaded.value;
  const { email } = identified.value;
  // Most customers have no salon's address, and cost the shop no further request.
  if (!list.isSalonEmail(email)) return succeed(null);
  const proof = await isEmailProved(source, identified.value);
  return proof.ok ? succeed(list.ofCustomer({ email, isEmailProved: proof.value })) : proof;
}
