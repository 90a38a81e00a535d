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
import { createRecorder } from './create-recorder.ts';
import { pushToDataLayer } from './data-layer.ts';
import { useThirdParties } from './use-third-parties.ts';
import type { KnownSalons } from './visitor-state.ts';

/** Passes tracked events to the tag manager; loaded when idle. */
export function MeasurementRuntime({ settings }: { readonly settings: MeasurementSettings }) {
  const market = useMarket();
  const trackSelection = useTrackedSelections();
  // First: consent precedes the first event.
  useThirdParties(settings);

  useEffect(() => {
    const recorder = createRecorder({
      market,
      settings,
      push: pushToDataLayer,
      knownSalons: () => knownSalons(market),
      lookUpOwnSalonNo: () => lookUpOwnSalonNo(market),
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

/** Selections from a list are tracked once (spec §3, trackedItemsSelectList). */
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

/** Right after a login only the server knows the customer's salon. */
async function lookUpOwnSalonNo({ shop, locale }: Market): Promise<string | null | undefined> {
  let found: string | null | undefined;
  await runExclusive(`event-${shop}`, async () => {
    const own = await callApi(
      getAffiliatedSalon,
      { locale },
      { fetch: window.fetch.bind(window), log: (text) => console.warn(text) },
    );
    if (own.ok) found = own.value.salon?.salonNo ?? null;
  });
  return found;
}
