import type { Market } from '@lokke/domain/markets';
import { type Dispatch, useEffect } from 'react';
import { useMarket } from '../../shared/market/market-provider.tsx';
import type { ShopAction } from '../shop-state/shop-state.ts';
import { onStorageChange } from '../storage/browser-storage.ts';
import { marketValues } from '../storage/stored-values.ts';
import { isSalonManuallyDeleted, rememberedSalon } from './remembered-salon.ts';

/** Brings what this market remembers into the state, now and when another tab changes it. */
export function useRememberedSalon(dispatch: Dispatch<ShopAction>): void {
  const market = useMarket();
  useEffect(() => {
    const show = () => showRememberedSalon(market, dispatch);
    show();
    return onStorageChange([marketValues.chosenSalonNo(market)], show);
  }, [market, dispatch]);
}

/** The salons themselves are found on the server: here the list holds the one that was chosen. */
export function showRememberedSalon(market: Market, dispatch: Dispatch<ShopAction>): void {
  const salon = rememberedSalon(market);
  dispatch({
    type: 'setSalons',
    salons: salon === null ? [] : [salon],
    rememberedSalonNo: salon?.salonNo ?? null,
  });
  const salonManuallyDeleted = isSalonManuallyDeleted(market);
  dispatch({ type: 'setSalonManuallyDeleted', salonManuallyDeleted });
}
