import { useState } from 'react';

/** Whether a condition holds or has held before: what was opened once stays mounted to close in style. */
export function useHasBeenTrue(condition: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(condition);
  if (condition && !wasTrue) setWasTrue(true);
  return condition || wasTrue;
}
