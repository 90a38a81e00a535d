import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { report } from '../../shared/measurement/report.ts';
import { onceReached } from '../../shared/once-reached.ts';
import { lazyPart } from '../../shared/part/lazy-part.tsx';
import { QuietParts } from '../../shared/part/parts.tsx';
import { useLoaded } from '../../shared/use-loaded.ts';
import { useGlobalModules } from '../global-modules/global-modules-provider.tsx';

const MeasurementRuntime = lazyPart(
  async () => (await import('./measurement-runtime.tsx')).MeasurementRuntime,
);

/** Stands before the page, so that a change of route is told before what the new page tells. */
export function MeasurementStarter() {
  const { measurement } = useGlobalModules();
  const isDue = useLoaded();
  const { reportsErrors } = measurement;
  useEffect(() => {
    if (!isDue || !reportsErrors) return;
    const watchErrors = async () => {
      const { reportErrors } = await onceReached(
        () => import('../error-reporting/report-errors.ts'),
      );
      reportErrors();
    };
    void watchErrors();
  }, [isDue, reportsErrors]);
  useRouteReport();
  return <QuietParts>{isDue && <MeasurementRuntime settings={measurement} />}</QuietParts>;
}

/** Spec §2: a route-change page view. The first page is no change; the tag manager counts it by itself. */
function useRouteReport(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    report({ kind: 'routeChanged' });
  }, [pathname]);
}
