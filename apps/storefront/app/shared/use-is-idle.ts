import { useEffect, useState } from 'react';
import { runWhenIdle } from './run-when-idle.ts';

/** True once the page is loaded and the browser has time for what can wait. */
export function useIsIdle(): boolean {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => runWhenIdle(() => setIsLoaded(true)), []);
  return isLoaded;
}
