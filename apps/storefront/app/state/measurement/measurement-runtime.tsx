import { CHECKOUT_OPENED_PATH } from '@lokke/contract/paths';
import type { MeasurementSettings } from '@lokke/contract/ports';
import type { Market } from '@lokke/domain/markets';
import { useEffect, useRef } from 'react';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { onTrackedEvent } from '../../shared/measurement/track.ts';
import { pageBuild } from '../../shared/rollout/full-load.ts';
import { checkedSalon } from '../salon/use-remembered-salon.ts';
import { useShopState } from '../shop-state/shop-state-provider.tsx';
import { readStored } from '../storage/browser-storage.ts';
import { marketValues } from '../storage/stored-values.ts';
import { createRecorder, type KnownSalons } from './create-recorder.ts';
import { pushToDataLayer } from './data-layer.ts';
import { useExperiments } from './use-experiments.ts';
import { useThirdParties } from './use-third-parties.ts';

/** Passes tracked events to the tag manager; loaded when idle. */
export function MeasurementRuntime({ settings }: { readonly settings: MeasurementSettings }) {
  const market = useMarket();
  const trackSelection = useTrackedSelections();
  // First: consent precedes the first event.
  useThirdParties(settings);
  useExperiments();

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
    const stop = onTrackedEvent((pageEvent) => {
      if (pageEvent.tracked.kind === 'checkoutBegun') countCheckout(market);
      recorder.record(pageEvent);
    });
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

/** Counts for the shop's own numbers: without identifiers, so without consent. The page is being left. */
function countCheckout({ locale }: Market): void {
  const body = new Blob([JSON.stringify({ locale, build: pageBuild() })], {
    type: 'application/json',
  });
  navigator.sendBeacon(CHECKOUT_OPENED_PATH, body);
}

function knownSalons(market: Market): KnownSalons {
  return {
    ownSalonNo: readStored(marketValues.customerSalonNo(market)),
    chosenSalonNo: checkedSalon(market)?.salonNo ?? null,
  };
}

// The call and its schemas: only a login needs them.
function lookUpOwnSalonNo(market: Market): Promise<string | null | undefined> {
  const found = import('./look-up-own-salon.ts').then((file) => file.lookUpOwnSalonNo(market));
  return found.catch(() => undefined);
}
