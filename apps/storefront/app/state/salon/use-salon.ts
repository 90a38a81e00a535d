import type { NamedSalon } from '@lokke/domain/salons';
import { useCallback } from 'react';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { track } from '../../shared/measurement/track.ts';
import { useShopState } from '../shop-state/shop-state-provider.tsx';
import { keepSalonManuallyDeleted, rememberSalon } from './remembered-salon.ts';
import { addToList, showRememberedSalon } from './use-remembered-salon.ts';

export function useSalon() {
  const market = useMarket();
  const { state, dispatch } = useShopState();

  const keep = useCallback(
    (salon: NamedSalon | null, isTurnedDown: boolean) => {
      rememberSalon(market, salon);
      keepSalonManuallyDeleted(market, isTurnedDown);
      showRememberedSalon(market, dispatch);
    },
    [market, dispatch],
  );
  const choose = useCallback(
    ({ salonNo, salonName }: NamedSalon) => {
      addToList(market, { salonNo, salonName });
      keep({ salonNo, salonName }, false);
      track({ kind: 'salonChanged', action: 'chooseSalon' });
    },
    [market, keep],
  );
  const remove = useCallback(() => {
    keep(null, true);
    track({ kind: 'salonChanged', action: 'removeSalon' });
  }, [keep]);

  /** Keeps that the visitor wants none: nothing was chosen, so nothing has changed that events tell of. */
  const decline = useCallback(() => keep(null, true), [keep]);

  return { salon: state.currentSalon, choose, remove, decline };
}
