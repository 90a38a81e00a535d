import { useEffect, useState } from 'react';
import { afterLoad } from './after-load.ts';

/** True once the page is loaded and the browser has time for what can wait. */
export function useLoaded(): boolean {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => afterLoad(() => setIsLoaded(true)), []);
  return isLoaded;
}
