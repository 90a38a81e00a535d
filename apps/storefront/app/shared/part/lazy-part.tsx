import { type ComponentType, lazy } from 'react';
import { onceReached } from '../once-reached.ts';
import { usePartAttempt } from './part-boundary.tsx';

export interface Fetched<Props> {
  readonly Part: ComponentType<Props>;
  readonly attempt: number;
  hasFailed: boolean;
}

/** A part that is fetched when it is first drawn, and again when somebody tries again. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let fetched: Fetched<Props> | null = null;

  return function LazyPart(props: Props) {
    const attempt = usePartAttempt();
    fetched = fetchedOf(fetched, attempt, load);
    const { Part } = fetched;
    return <Part {...props} />;
  };
}

/** The same part as before, unless it failed and this is another attempt. */
export function fetchedOf<Props extends object>(
  known: Fetched<Props> | null | undefined,
  attempt: number,
  load: () => Promise<ComponentType<Props>>,
): Fetched<Props> {
  if (known && !(known.hasFailed && known.attempt !== attempt)) return known;
  const fetched: Fetched<Props> = {
    attempt,
    hasFailed: false,
    Part: lazy(async () => {
      try {
        return { default: await onceReached(load) };
      } catch (error) {
        fetched.hasFailed = true;
        throw error;
      }
    }),
  };
  return fetched;
}
