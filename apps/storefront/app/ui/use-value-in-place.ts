import { type RefObject, useEffect, useRef } from 'react';

/** Shows another value in a field that a form reads. In place: a new element would lose the focus. */
export function useValueInPlace(value: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const last = useRef(value);
  useEffect(() => {
    // Keeps what was typed before hydration.
    if (last.current !== value && field.current !== null) field.current.value = value;
    last.current = value;
  }, [value]);
  return field;
}
