import { type Context, useContext } from 'react';

/** Value of a context; throws where nothing around the component provides it, which the stack names. */
export function useRequiredContext<T>(
  context: Context<T | null>,
  message = 'No provider is around this component',
): T {
  const value = useContext(context);
  if (value === null) throw new Error(message);
  return value;
}
