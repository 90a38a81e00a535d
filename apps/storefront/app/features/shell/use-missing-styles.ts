import { useEffect } from 'react';

/** Scripts that did not come are asked for again by what needs them; a style sheet a browser never asks for twice. */
export function useMissingStyles(isLost: boolean): void {
  useEffect(() => {
    if (!isLost) return;
    const missing = new Set<HTMLLinkElement>();
    const note = ({ target }: Event) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
    };
    window.addEventListener('error', note, { capture: true });
    return () => {
      window.removeEventListener('error', note, { capture: true });
      for (const link of missing) link.replaceWith(link.cloneNode());
    };
  }, [isLost]);
}
