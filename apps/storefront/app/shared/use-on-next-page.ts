import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';

/** Does something when another page has come; the first one changes nothing. */
export function useOnNextPage(act: () => void): void {
  const { key } = useLocation();
  const last = useRef(key);
  const onNextPage = useEffectEvent(act);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    onNextPage();
  }, [key]);
}
