import type { MeasurementSettings } from '@lokke/contract/ports';
import { useEffect, useRef } from 'react';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { onTrackedEvent } from '../../shared/measurement/track.ts';
import { useShopState } from '../shop-state/shop-state-provider.tsx';
import { createRecorder } from './create-recorder.ts';
import { pushToDataLayer } from './data-layer.ts';
import { knownSalons, lookUpSalons } from './known-salons.ts';
import { useThirdParties } from './use-third-parties.ts';

/** Takes what pages report and tells the tag manager; loaded when the page has come to rest. */
export function MeasurementRuntime({ settings }: { readonly settings: MeasurementSettings }) {
  const market = useMarket();
  const trackSelection = useTrackedSelections();
  // First: what was agreed to is known before the first event is told.
  useThirdParties(settings);

  useEffect(() => {
    const recorder = createRecorder({
      market,
      settings,
      push: pushToDataLayer,
      knownSalons: () => knownSalons(market),
      lookUpSalons: () => lookUpSalons(market),
      trackSelection,
      wait: (run, delayInMs) => setTimeout(run, delayInMs),
    });
    recorder.start();
    const stop = onTrackedEvent(recorder.record);
    window.addEventListener('pagehide', recorder.flush);
    return () => {
      stop();
      recorder.flush();
      window.removeEventListener('pagehide', recorder.flush);
    };
  }, [market, settings, trackSelection]);
  return null;
}

/** Spec §3, trackedItemsSelectList: an item opened from a list again is not told again. */
function useTrackedSelections(): (selection: string) => boolean {
  const { state, dispatch } = useShopState();
  const known = useRef(state.trackedItemsSelectList);
  useEffect(() => {
    known.current = state.trackedItemsSelectList;
  }, [state.trackedItemsSelectList]);
  const track = useRef((selection: string) => {
    if (known.current.includes(selection)) return false;
    known.current = [...known.current, selection];
    dispatch({ type: 'trackItemSelect', selection });
    return true;
  });
  return track.current;
}
