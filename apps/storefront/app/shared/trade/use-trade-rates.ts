import { callApi } from '@lokke/contract/call';
import { getProfessionalRates } from '@lokke/contract/trade';
import useSWR from 'swr';
import { CALL_OPTIONS } from '../call-options.ts';
import { useMarket } from '../market/market-provider.tsx';

/** Rates of a salon and what keeps it from them, by one private call for all that is shown: kept pages hold none. */
export function useTradeRates(salonNo: string) {
  const { locale, shop } = useMarket();
  const { data } = useSWR(['professional-rates', shop, salonNo], async () => {
    const answer = await callApi(getProfessionalRates, { locale }, CALL_OPTIONS);
    if (answer.ok) return answer.value;
    throw new Error(answer.failure.kind);
  });
  return data ?? null;
}
