import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Comes after the first screen of a page that was pressed. A document, and a page come back to, hold it from the start. */
export function BelowFirstScreen({ children }: { readonly children: ReactNode }) {
  const isPressed = useNavigationType() !== 'POP';
  const { hash } = useLocation();
  const [isShown, setIsShown] = useState(!isPressed || hash !== '');
  useEffect(() => startTransition(() => setIsShown(true)), []);
  return isShown && children;
}
