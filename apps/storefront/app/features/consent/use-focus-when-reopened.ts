import { type RefObject, useEffect, useRef } from 'react';

/** Whoever asked for the bar stands in it, and goes back to where they asked; nobody else is interrupted. */
export function useFocusWhenReopened(isReopened: boolean): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  // What it was when the bar came: the answer given in it changes nothing about that.
  const wasReopened = useRef(isReopened);
  useEffect(() => {
    const opener = document.activeElement;
    const element = bar.current;
    if (!wasReopened.current) return;
    element?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return bar;
}
