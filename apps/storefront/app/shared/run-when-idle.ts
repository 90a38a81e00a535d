import { startTransition, useEffect, useState } from 'react';

/** Runs after the load event when the browser is idle. Returns how to cancel. */
export function runWhenIdle(run: () => void): () => void {
  let stop = () => {};
  const whenIdle = () => {
    // Safari has no requestIdleCallback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(run, 200);
      stop = () => clearTimeout(timer);
      return;
    }
    const idle = window.requestIdleCallback(run, { timeout: 2_000 });
    stop = () => window.cancelIdleCallback(idle);
  };
  if (document.readyState === 'complete') whenIdle();
  else {
    window.addEventListener('load', whenIdle, { once: true });
    stop = () => window.removeEventListener('load', whenIdle);
  }
  return () => stop();
}

/** True once the page is loaded and idle. A transition: any other update takes away parts whose script still loads. */
export function useLoaded(): boolean {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => runWhenIdle(() => startTransition(() => setIsLoaded(true))), []);
  return isLoaded;
}

/** Runs after the next frame is painted. Returns how to cancel. */
export function afterNextFrame(run: () => void): () => void {
  let timer: number | undefined;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}
