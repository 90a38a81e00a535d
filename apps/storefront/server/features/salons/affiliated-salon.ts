import type { AccountOutcome, Loaded, MissingProof } from '@lokke/contract/ports';
import type { PublicSalon, TradeAccess } from '@lokke/domain/salons';
import { fail, type OpenAccount, succeed } from '../account/index.ts';
import type { Salons } from './create-salons.ts';
import { keepTag } from './tag-professional.ts';
import { tradeAccessIn } from './trade-access.ts';

type Source = Pick<OpenAccount, 'accounts' | 'market' | 'admin' | 'log' | 'now'>;

interface VisitorSalons {
  /** Salon whose own address the customer has (spec §1). */
  readonly affiliated: PublicSalon | null;
  /** Salon at whose prices they buy, which they may have joined by invitation. */
  readonly trade: Loaded<TradeAccess<PublicSalon>>;
}

const NONE: VisitorSalons = { affiliated: null, trade: { kind: 'missing' } };

/** Salons of the logged-in customer; none of everybody else. A failure says that they are not known. */
export async function visitorSalonsOf(
  source: Source,
  salons: Salons,
): Promise<AccountOutcome<VisitorSalons>> {
  const { accounts, market, admin } = source;
  const identified = await accounts.identify();
  if (!identified.ok) return identified;
  if (identified.value === null) return succeed(NONE);
  const { email, customerId } = identified.value;
  const [loaded, trade] = await Promise.all([
    salons.listOf(market),
    tradeAccessIn(salons, market, email),
  ]);
  if (loaded.kind !== 'found') return fail('salonsNotLoaded');
  // Most customers are of no salon, and cost the shop no further request.
  if (trade.kind !== 'found' && !loaded.value.isSalonEmail(email)) {
    return succeed({ ...NONE, trade });
  }
  const proof = await accounts.isEmailProved(identified.value);
  if (!proof.ok) return proof;
  if (!proof.value) return succeed(NONE);
  if (trade.kind === 'found' && admin !== null) {
    await keepTag(source, admin, customerId, trade.value.kind === 'open');
  }
  return succeed({ affiliated: loaded.value.ofCustomer({ email, isEmailProved: true }), trade });
}

/** The salon at whose prices the logged-in customer buys, or would with a proof; null for everybody else. */
export async function tradeAccessOf(
  ...given: Parameters<typeof visitorSalonsOf>
): Promise<AccountOutcome<TradeAccess<PublicSalon> | null>> {
  const found = await visitorSalonsOf(...given);
  if (!found.ok) return found;
  const { trade } = found.value;
  if (trade.kind === 'failed') return fail('salonsNotLoaded');
  return succeed(trade.kind === 'found' ? trade.value : null);
}

/** Says no while it is not known. */
export async function isSalonCustomer(
  ...given: Parameters<typeof visitorSalonsOf>
): Promise<boolean> {
  const access = await tradeAccessOf(...given);
  return access.ok && access.value?.kind === 'open';
}

/** The proof that the account of a visitor waits for; null without one, and where that cannot be read. */
export async function missingProofOf(
  { accounts, market }: Pick<OpenAccount, 'accounts' | 'market'>,
  salons: Salons,
): Promise<MissingProof | null> {
  const unproved = await accounts.unprovedAddress();
  if (!unproved.ok || unproved.value === null) return null;
  const access = await tradeAccessIn(salons, market, unproved.value);
  return { email: unproved.value, isSalon: access.kind === 'found' };
}
