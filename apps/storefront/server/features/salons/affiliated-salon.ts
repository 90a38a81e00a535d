import type { AccountOutcome, MissingProof } from '@lokke/contract/ports';
import type { PublicSalon } from '@lokke/domain/salons';
import { fail, type OpenAccount, succeed } from '../account/index.ts';
import type { Salons } from './create-salons.ts';
import { tagProfessional } from './tag-professional.ts';

/** The salon of the logged-in customer; null for everybody else. A failure says that it is not known. */
export async function affiliatedSalonOf(
  source: Pick<OpenAccount, 'accounts' | 'market' | 'admin' | 'log' | 'now'>,
  salons: Salons,
): Promise<AccountOutcome<PublicSalon | null>> {
  const { accounts, market, admin } = source;
  const identified = await accounts.identify();
  if (!identified.ok) return identified;
  if (identified.value === null) return succeed(null);
  const loaded = await salons.listOf(market);
  if (loaded.kind !== 'found') return fail('salonsNotLoaded');
  const list = loaded.value;
  const { email } = identified.value;
  // Most customers have no salon's address, and cost the shop no further request.
  if (!list.isSalonEmail(email)) return succeed(null);
  const proof = await accounts.isEmailProved(identified.value);
  if (!proof.ok) return proof;
  const salon = list.ofCustomer({ email, isEmailProved: proof.value });
  if (salon !== null && admin !== null) {
    await tagProfessional(source, admin, identified.value.customerId);
  }
  return succeed(salon);
}

/** Says no while it is not known. */
export async function isSalonCustomer(
  ...given: Parameters<typeof affiliatedSalonOf>
): Promise<boolean> {
  const salon = await affiliatedSalonOf(...given);
  return salon.ok && salon.value !== null;
}

/** The proof that the account of a visitor waits for; null without one, and where that cannot be read. */
export async function missingProofOf(
  { accounts, market }: Pick<OpenAccount, 'accounts' | 'market'>,
  salons: Salons,
): Promise<MissingProof | null> {
  const unproved = await accounts.unprovedAddress();
  if (!unproved.ok || unproved.value === null) return null;
  const loaded = await salons.listOf(market);
  const isSalon = loaded.kind === 'found' && loaded.value.isSalonEmail(unproved.value);
  return { email: unproved.value, isSalon };
}
