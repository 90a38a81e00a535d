import { type Context, useContext } from 'react';

/** Value of a context; throws where nothing around the component provides it. */
export function useRequiredContext<T>(context: Context<T | null>, message: string): T {
  const value = useContext(context);
  if (value === null) throw new Error(message);
  return value;
}
