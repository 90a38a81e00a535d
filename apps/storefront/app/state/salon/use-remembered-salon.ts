import type { Market } from '@lokke/domain/markets';
import { type Dispatch, useEffect } from 'react';
import { useMarket } from '../../shared/market/market-provider.tsx';
import type { ShopAction } from '../shop-state/shop-state.ts';
import { onStorageChange } from '../storage/browser-storage.ts';
import { marketValues } from '../storage/stored-values.ts';
import { isSalonManuallyDeleted, rememberedSalon } from './remembered-salon.ts';

/** Loads the stored salon into the state, also on changes by other tabs. */
export function useRememberedSalon(dispatch: Dispatch<ShopAction>): void {
  const market = useMarket();
  useEffect(() => {
    const show = () => showRememberedSalon(market, dispatch);
    show();
    return onStorageChange([marketValues.chosenSalonNo(market)], show);
  }, [market, dispatch]);
}

/** Puts the chosen salon into the list; search runs on the server. */
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
