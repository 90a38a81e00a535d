import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { afterLoad } from '../../shared/after-load.ts';
import { report } from '../../shared/measurement/report.ts';
import { useGlobalModules } from '../global-modules/global-modules-provider.tsx';

const MeasurementRuntime = lazy(async () => ({
  default: (await import('./measurement-runtime.tsx')).MeasurementRuntime,
}));

/** Stands before the page, so that a change of route is told before what the new page tells. */
export function MeasurementStarter() {
  const { measurement } = useGlobalModules();
  const [isDue, setIsDue] = useState(false);
  useEffect(() => afterLoad(() => setIsDue(true)), []);
  const { reportsErrors } = measurement;
  useEffect(() => {
    if (!isDue || !reportsErrors) return;
    void import('../error-reporting/report-errors.ts').then((module) => module.reportErrors());
  }, [isDue, reportsErrors]);
  useRouteReport();
  return <Suspense>{isDue && <MeasurementRuntime settings={measurement} />}</Suspense>;
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
