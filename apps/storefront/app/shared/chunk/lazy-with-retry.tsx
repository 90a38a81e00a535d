import { type ComponentType, lazy } from 'react';
import { retryWhenOnline } from '../retry-when-online.ts';
import { useChunkAttempt } from './chunk-boundary.tsx';

export interface Fetched<Props> {
  readonly Part: ComponentType<Props>;
  readonly attempt: number;
  hasFailed: boolean;
}

/** A part that is fetched when it is first drawn, and again when somebody tries again. */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let fetched: Fetched<Props> | null = null;

  return function LazyPart(props: Props) {
    const attempt = useChunkAttempt();
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
        return { default: await retryWhenOnline(load) };
      } catch (error) {
        fetched.hasFailed = true;
        throw error;
      }
    }),
  };
  return fetched;
}
