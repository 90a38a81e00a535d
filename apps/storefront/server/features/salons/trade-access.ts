import type { Loaded } from '@lokke/contract/ports';
import type { Market } from '@lokke/domain/markets';
import {
  type PublicSalon,
  placesOfPerson,
  type TradeAccess,
  tradeAccess,
} from '@lokke/domain/salons';
import type { Salons } from './create-salons.ts';

/** Finds at which salon's prices a proved address buys in a market: of its own salons, or of those that its owner joined. */
export async function tradeAccessIn(
  { listOf, people, proofs, asksProof }: Salons,
  market: Market,
  email: string,
): Promise<Loaded<TradeAccess<PublicSalon>>> {
  const [loaded, joined] = await Promise.all([listOf(market), people?.ofEmail(email) ?? []]);
  if (loaded.kind !== 'found') return { kind: 'failed' };
  const own = loaded.value.ownedBy({ email, isEmailProved: true });
  // Somebody with a salon of their own needs no other.
  if (joined === null && own.length === 0) return { kind: 'failed' };
  const { byNumber } = loaded.value;
  const places = placesOfPerson({ own, people: joined ?? [], byNumber });
  const isAsked = asksProof(market);
  const proved = await Promise.all(
    places.map(async ({ salon }) => {
      const proof = isAsked ? await proofs.ofSalon(salon.salonNo) : NO_PROOF;
      if (proof.kind === 'failed') return null;
      return { salon, proof: proof.kind === 'found' ? proof.value.state : null };
    }),
  );
  const known = proved.filter((one) => one !== null);
  if (known.length < proved.length) return { kind: 'failed' };
  const access = tradeAccess(known, isAsked);
  return access === null ? { kind: 'missing' } : { kind: 'found', value: access };
}

const NO_PROOF = { kind: 'missing' } as const;
