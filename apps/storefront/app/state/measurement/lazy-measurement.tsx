import type { MeasurementSettings } from '@lokke/contract/ports';
import { isAllowed } from '@lokke/domain/consent';
import { type ComponentType, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { OptionalChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { track } from '../../shared/measurement/track.ts';
import { retryWhenOnline } from '../../shared/retry-when-online.ts';
import { useLoaded } from '../../shared/run-when-idle.ts';
import { isRefusedBySignal, readConsent } from '../consent/consent-choice.ts';
import { useGlobalModules } from '../global-modules/global-modules-provider.tsx';

interface LazyMeasurementProps {
  readonly runtime: ComponentType<{ readonly settings: MeasurementSettings }>;
}

/** Rendered before the page, so that page views precede its events. */
export function LazyMeasurement({ runtime: Runtime }: LazyMeasurementProps) {
  const { measurement } = useGlobalModules();
  const isDue = useLoaded();
  const { reportsErrors } = measurement;
  useEffect(() => {
    if (!isDue || !reportsErrors) return;
    const watchErrors = async () => {
      const { reportErrors } = await retryWhenOnline(
        () => import('../error-reporting/report-errors.ts'),
      );
      reportErrors();
    };
    void watchErrors();
  }, [isDue, reportsErrors]);
  useReportedVitals(isDue, measurement.vitalsShare);
  useTrackRouteChanges();
  return <OptionalChunk>{isDue && <Runtime settings={measurement} />}</OptionalChunk>;
}

/** A share of the visits; where the law asks for consent to measuring, after it. */
function useReportedVitals(isDue: boolean, share: number): void {
  const market = useMarket();
  const { law } = useGlobalModules();
  useEffect(() => {
    if (!isDue || isDrawn.done) return;
    isDrawn.done = true;
    const mayReport = isAllowed(readConsent(), law) && !isRefusedBySignal(law);
    if (!mayReport || Math.random() >= share) return;
    void retryWhenOnline(() => import('./report-vitals.ts')).then(
      ({ reportVitals }) => reportVitals(market),
      () => undefined,
    );
  }, [isDue, market, share, law]);
}

/** Once per loaded page, however often the market changes. */
const isDrawn = { done: false };

/** Page views of the router and of Back to a kept page (spec §2); the tag manager counts loaded documents. */
function useTrackRouteChanges(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    track({ kind: 'routeChanged' });
  }, [pathname]);
  useEffect(() => {
    const onShown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) track({ kind: 'routeChanged' });
    };
    window.addEventListener('pageshow', onShown);
    return () => window.removeEventListener('pageshow', onShown);
  }, []);
}
