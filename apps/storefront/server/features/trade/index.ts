import type { Catalogue, Trade } from '@lokke/contract/ports';
import type { OpenAccount } from '../account/index.ts';
import type { Salons } from '../salons/index.ts';
import { professionalRates } from './professional-rates.ts';
import { tradeOrder } from './trade-order.ts';

export { professionalRates } from './professional-rates.ts';

/** Business of a visitor, authorized by their customer session alone. */
export function openTrade(source: OpenAccount, salons: Salons, catalogue: Catalogue): Trade {
  return {
    rates: () => professionalRates(source, salons, catalogue),
    order: (list) => tradeOrder(source, salons, catalogue, list),
  };
}
