import { reportVitals as call } from '@lokke/contract/vitals';
import type { Market } from '@lokke/domain/markets';
import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { capturedErrorCount } from '../../shared/error-reporting/error-buffer.ts';
import { pageBuild } from '../../shared/rollout/full-load.ts';

/** Breakpoint of the layouts. */
const PHONE = '(max-width: 767px)';

/** Reports once, when the visitor leaves, what was felt on the page that was loaded. */
export function reportVitals({ locale }: Market): void {
  const path = window.location.pathname;
  const device = window.matchMedia(PHONE).matches ? 'phone' : 'desktop';
  const measured: Record<string, number> = {};
  const keep = ({ name, value }: { readonly name: string; readonly value: number }) => {
    measured[name.toLowerCase()] = value;
  };
  onLCP(keep);
  onINP(keep);
  onCLS(keep);
  onTTFB(keep);
  let failedChunks = 0;
  window.addEventListener('vite:preloadError', () => {
    failedChunks += 1;
  });
  // After the library's own listeners, which take the last values.
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    const counted = { errors: capturedErrorCount(), failedChunks, build: pageBuild() };
    const body = { locale, path, device, ...measured, ...counted };
    navigator.sendBeacon(call.path, new Blob([JSON.stringify(body)], { type: 'application/json' }));
  };
  document.addEventListener('visibilitychange', send);
}
