import type { Catalogue, Trade } from '@lokke/contract/ports';
import { vatNumberOf } from '@lokke/domain/salons';
import type { OpenAccount } from '../account/index.ts';
import { type Salons, visitorSalonsOf } from '../salons/index.ts';
import { professionalRates } from './professional-rates.ts';
import { tradeOrder } from './trade-order.ts';

export { professionalRates } from './professional-rates.ts';

/** Business of a visitor, authorized by their customer session alone. */
export function openTrade(source: OpenAccount, salons: Salons, catalogue: Catalogue): Trade {
  return {
    rates: () => professionalRates(source, salons, catalogue),
    async vatNumber() {
      const found = await visitorSalonsOf(source, salons);
      // Whoever works at a salon buys in their own name.
      const own = found.ok ? found.value.affiliated : null;
      const proof = own && (await salons.proofs.ofSalon(own.salonNo));
      if (proof?.kind !== 'found' || proof.value.state !== 'approved') return null;
      return vatNumberOf(proof.value.proposal.content);
    },
    order: (list) => tradeOrder(source, salons, catalogue, list),
  };
}
