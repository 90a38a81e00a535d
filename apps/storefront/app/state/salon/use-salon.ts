import { useCallback } from 'react';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { track } from '../../shared/measurement/track.ts';
import type { ChosenSalon } from '../shop-state/shop-state.ts';
import { useShopState } from '../shop-state/shop-state-provider.tsx';
import { keepSalonManuallyDeleted, rememberSalon } from './remembered-salon.ts';
import { showRememberedSalon } from './use-remembered-salon.ts';

export interface CurrentSalon {
  readonly salon: ChosenSalon | null;
  readonly choose: (salon: ChosenSalon) => void;
  readonly remove: () => void;
  /** The salon no longer exists: cleared, but not refused. */
  readonly forget: () => void;
}

/** Salon of the visitor in this market. */
export function useSalon(): CurrentSalon {
  const market = useMarket();
  const { state, dispatch } = useShopState();

  const keep = useCallback(
    (salon: ChosenSalon | null, isTurnedDown: boolean) => {
      rememberSalon(market, salon);
      keepSalonManuallyDeleted(market, isTurnedDown);
      showRememberedSalon(market, dispatch);
    },
    [market, dispatch],
  );
  const choose = useCallback(
    ({ salonNo, salonName }: ChosenSalon) => {
      keep({ salonNo, salonName }, false);
      track({ kind: 'salonChanged', action: 'chooseSalon' });
    },
    [keep],
  );
  const remove = useCallback(() => {
    keep(null, true);
    track({ kind: 'salonChanged', action: 'removeSalon' });
  }, [keep]);
  const forget = useCallback(() => keep(null, false), [keep]);

  return { salon: state.currentSalon, choose, remove, forget };
}
