import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { OptionalChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { lazyWithRetry } from '../../shared/chunk/lazy-with-retry.tsx';
import { track } from '../../shared/measurement/track.ts';
import { retryWhenOnline } from '../../shared/retry-when-online.ts';
import { useLoaded } from '../../shared/run-when-idle.ts';
import { useGlobalModules } from '../global-modules/global-modules-provider.tsx';

const MeasurementRuntime = lazyWithRetry(
  async () => (await import('./measurement-runtime.tsx')).MeasurementRuntime,
);

/** Rendered before the page, so that page views precede its events. */
export function LazyMeasurement() {
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
  useTrackRouteChanges();
  return <OptionalChunk>{isDue && <MeasurementRuntime settings={measurement} />}</OptionalChunk>;
}

/** Route-change page views (spec §2); the tag manager counts the first page. */
function useTrackRouteChanges(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    track({ kind: 'routeChanged' });
  }, [pathname]);
}
