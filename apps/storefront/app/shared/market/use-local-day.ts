import { localMoment } from '@lokke/domain/delivery';
import { useMarket } from './market-provider.tsx';

/** Returns what writes a moment of an order or an account as the day on which it was in the market: dd-mm-yyyy. */
export function useLocalDay(): (moment: string) => string {
  const market = useMarket();
  return (moment) => localMoment(market, new Date(moment)).date;
}
