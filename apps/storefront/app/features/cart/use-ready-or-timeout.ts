import { useEffect, useState } from 'react';

const GOOD_TIME_IN_MS = 2_000;

/** Whether what is waited for has come, as `come` says, or has not in good time. */
export function useReadyOrTimeout(
  isWaiting: boolean,
): readonly [isOver: boolean, come: () => void] {
  const [isOver, setIsOver] = useState(false);
  const [come] = useState(() => () => setIsOver(true));
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(come, GOOD_TIME_IN_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, come]);
  return [isOver, come];
}
