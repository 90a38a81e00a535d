import { callApi } from '@lokke/contract/call';
import type { MeasurementSettings } from '@lokke/contract/ports';
import { getAffiliatedSalon } from '@lokke/contract/salons';
import type { Market } from '@lokke/domain/markets';
import { useEffect, useRef } from 'react';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { onTrackedEvent } from '../../shared/measurement/track.ts';
import { runExclusive } from '../account-sync/run-exclusive.ts';
import { useShopState } from '../shop-state/shop-state-provider.tsx';
import { readStored } from '../storage/browser-storage.ts';
import { marketValues } from '../storage/stored-values.ts';
import type { KnownSalons } from './create-recorder.ts';
import { createRecorder } from './create-recorder.ts';
import { pushToDataLayer } from './data-layer.ts';
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

function knownSalons(market: Market): KnownSalons {
  return {
    ownSalonNo: readStored(marketValues.customerSalonNo(market)),
    chosenSalonNo: readStored(marketValues.chosenSalonNo(market)),
  };
}

/** Right after a login this browser does not know yet whose customer this is; the server does. */
async function lookUpSalons(market: Market): Promise<KnownSalons | null> {
  let found: KnownSalons | null = null;
  await runExclusive(`event-${market.shop}`, async () => {
    const own = await callApi(
      getAffiliatedSalon,
      { locale: market.locale },
      { fetch: window.fetch.bind(window), log: (text) => console.warn(text) },
    );
    if (!own.ok) return;
    found = { ...knownSalons(market), ownSalonNo: own.value.salon?.salonNo ?? null };
  });
  return found;
}
