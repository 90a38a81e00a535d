import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** The link that was followed out of a list, by the history entry it was followed from. */
const left = new Map<string, string>();

interface ReturnToCard {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onClickCapture: (event: MouseEvent) => void;
}

/** Back from a product the keyboard goes on from its card; where the page stood is the router's to restore. */
export function useReturnToCard(): ReturnToCard {
  const ref = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const navigationType = useNavigationType();

  // Once, when the list appears: afterwards the focus is the shopper's own.
  const arrival = useRef({ key, isReturn: navigationType === 'POP' });
  useEffect(() => {
    const href = arrival.current.isReturn ? left.get(arrival.current.key) : undefined;
    if (href === undefined) return;
    for (const link of ref.current?.querySelectorAll('a') ?? []) {
      if (link.pathname === href) link.focus({ preventScroll: true });
    }
  }, []);

  return {
    ref,
    onClickCapture({ target }) {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link !== null) left.set(key, link.pathname);
    },
  };
}
