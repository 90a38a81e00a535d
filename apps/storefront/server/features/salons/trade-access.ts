import type { Loaded } from '@lokke/contract/ports';
import type { Market } from '@lokke/domain/markets';
import {
  type PublicSalon,
  placesOfPerson,
  type TradeAccess,
  tradeAccess,
} from '@lokke/domain/salons';
import type { Salons } from './create-salons.ts';

/** At which salon's prices a proved address buys in a market: of its own salons, or of those that its owner joined. */
export async function tradeAccessIn(
  { listOf, people, proofs, asksProof }: Salons,
  market: Market,
  email: string,
): Promise<Loaded<TradeAccess<PublicSalon>>> {
  const [loaded, joined] = await Promise.all([listOf(market), people?.ofEmail(email) ?? []]);
  if (loaded.kind !== 'found') return { kind: 'failed' };
  const own = loaded.value.ownedBy({ email, isEmailProved: true });
  // What somebody joined may be what is missing; their own salons come first in any case.
  if (joined === null && own.length === 0) return { kind: 'failed' };
  const { byNumber } = loaded.value;
  const places = placesOfPerson({ own, people: joined ?? [], byNumber });
  if (!asksProof(market)) return found(tradeAccess(places.map(unasked), false));
  const proved = await Promise.all(
    places.map(async ({ salon }) => {
      const proof = await proofs.ofSalon(salon.salonNo);
      if (proof.kind === 'failed') return null;
      return { salon, proof: proof.kind === 'found' ? proof.value.state : null };
    }),
  );
  const known = proved.filter((one) => one !== null);
  return known.length < proved.length ? { kind: 'failed' } : found(tradeAccess(known, true));
}

const unasked = <Place extends { readonly salon: PublicSalon }>({ salon }: Place) => ({
  ...{ salon, proof: null },
});

function found(access: TradeAccess<PublicSalon> | null): Loaded<TradeAccess<PublicSalon>> {
  return access === null ? { kind: 'missing' } : { kind: 'found', value: access };
}
