import { useEffect, useState } from 'react';
/**
 * Runs what the first sight of a page does not need, once everything is loaded and the browser has nothing better to do.
 * Answers how to call it off.
 */
export function runWhenIdle(run: () => void): () => void {
  let stop = () => {};
  const whenIdle = () => {
    // Safari knows no idle time; a moment later comes close.
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

/** True once the page is loaded and the browser has time for what can wait. */
export function useLoaded(): boolean {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => runWhenIdle(() => setIsLoaded(true)), []);
  return isLoaded;
}
